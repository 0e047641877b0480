import { createFileRoute } from '@tanstack/react-router'
import { orderHead } from '#features/orders/order-heads.ts'
import { readOrderId } from '#features/orders/orders-address.ts'
import { OrderScreen } from '#features/orders/order-screen.tsx'

export const Route = createFileRoute('/_shop/user/orders/detail/$id')({
  staticData: { part: 'orders' },
  head: ({ match }) => orderHead(match.context),
  component: function Order() {
    const { id } = Route.useParams()
    return <OrderScreen key={id} orderNumber={readOrderId(id)} />
  },
})
