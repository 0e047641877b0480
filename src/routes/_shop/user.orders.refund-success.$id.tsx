import { createFileRoute } from '@tanstack/react-router'
import { refundSuccessHead } from '#features/orders/order-heads.ts'
import { readOrderId } from '#features/orders/orders-address.ts'
import { RefundSuccessScreen } from '#features/orders/refund-success-screen.tsx'

export const Route = createFileRoute('/_shop/user/orders/refund-success/$id')({
  staticData: { part: 'orders' },
  head: ({ match }) => refundSuccessHead(match.context),
  component: function RefundSuccess() {
    const { id } = Route.useParams()
    return <RefundSuccessScreen key={id} orderNumber={readOrderId(id)} />
  },
})
