import { createFileRoute } from '@tanstack/react-router'
import { ReturnSuccessScreen } from '#features/returns/return-success-screen.tsx'
import { readReturnSearch } from '#features/returns/returns-address.ts'
import { returnSuccessHead } from '#features/returns/returns-heads.ts'

export const Route = createFileRoute('/_shop/user/orders/return-success/$id')({
  staticData: { part: 'orders' },
  validateSearch: readReturnSearch,
  head: ({ match, params }) => returnSuccessHead(match.context, params.id),
  component: function ReturnSuccess() {
    return <ReturnSuccessScreen id={Route.useParams().id} search={Route.useSearch()} />
  },
})
