import { createFileRoute } from '@tanstack/react-router'
import { readReturnSearch } from '#features/returns/returns-address.ts'
import { trackingHead } from '#features/returns/returns-heads.ts'
import { TrackingScreen } from '#features/returns/tracking-screen.tsx'

export const Route = createFileRoute('/_shop/user/orders/edit-tracking-number/$id')({
  staticData: { part: 'orders' },
  validateSearch: readReturnSearch,
  head: ({ match, params }) => trackingHead(match.context, params.id),
  component: function EditTrackingNumber() {
    const { id } = Route.useParams()
    return <TrackingScreen key={id} id={id} search={Route.useSearch()} />
  },
})
