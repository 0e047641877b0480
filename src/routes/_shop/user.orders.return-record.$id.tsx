import { createFileRoute } from '@tanstack/react-router'
import { RefundRecordScreen } from '#features/returns/refund-record-screen.tsx'
import { readOrderId } from '#features/returns/returns-address.ts'
import { refundRecordHead } from '#features/returns/returns-heads.ts'

/** The second name of the route (spec 2.2). */ export const Route = createFileRoute(
  '/_shop/user/orders/return-record/$id',
)({
  staticData: { part: 'orders' },
  head: ({ match, params }) => refundRecordHead(match.context, params.id),
  component: function ReturnRecord() {
    return <RefundRecordScreen orderNumber={readOrderId(Route.useParams().id)} />
  },
})
