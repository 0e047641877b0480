import { createFileRoute } from '@tanstack/react-router'
import { readReturnSearch } from '#features/returns/returns-address.ts'
import { trackingSavedHead } from '#features/returns/returns-heads.ts'
import { TrackingSavedScreen } from '#features/returns/tracking-saved-screen.tsx'

export const Route = createFileRoute('/_shop/user/orders/edit-tracking-number-success/$id')({
  staticData: { part: 'orders' },
  validateSearch: readReturnSearch,
  head: ({ match, params }) => trackingSavedHead(match.context, params.id),
  component: function TrackingNumberSaved() {
    return <TrackingSavedScreen id={Route.useParams().id} search={Route.useSearch()} />
  },
})
