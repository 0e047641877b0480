import { createFileRoute } from '@tanstack/react-router'
import { repurchaseHead } from '#features/orders/order-heads.ts'
import { readOrderId } from '#features/orders/orders-address.ts'
import { RepurchaseScreen } from '#features/orders/repurchase-screen.tsx'

export const Route = createFileRoute('/_shop/user/orders/repurchase/$id')({
  staticData: { part: 'orders' },
  head: ({ match }) => repurchaseHead(match.context),
  component: function Repurchase() {
    const { id } = Route.useParams()
    return <RepurchaseScreen key={id} orderNumber={readOrderId(id)} />
  },
})
