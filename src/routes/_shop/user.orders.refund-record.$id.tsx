import { createFileRoute } from '@tanstack/react-router'
import { RefundRecordScreen } from '#features/returns/refund-record-screen.tsx'
import { readOrderId } from '#features/returns/returns-address.ts'
import { refundRecordHead } from '#features/returns/returns-heads.ts'

export const Route = createFileRoute('/_shop/user/orders/refund-record/$id')({
  staticData: { part: 'orders' },
  head: ({ match, params }) => refundRecordHead(match.context, params.id),
  component: function RefundRecord() {
    return <RefundRecordScreen orderNumber={readOrderId(Route.useParams().id)} />
  },
})
