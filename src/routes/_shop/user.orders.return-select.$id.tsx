import { createFileRoute } from '@tanstack/react-router'
import { ReturnSelectScreen } from '#features/returns/return-select-screen.tsx'
import { readOrderId } from '#features/returns/returns-address.ts'
import { returnSelectHead } from '#features/returns/returns-heads.ts'

export const Route = createFileRoute('/_shop/user/orders/return-select/$id')({
  staticData: { part: 'orders' },
  head: ({ match, params }) => returnSelectHead(match.context, params.id),
  component: function ReturnSelect() {
    const { id } = Route.useParams()
    return <ReturnSelectScreen key={id} orderNumber={readOrderId(id)} />
  },
})
