import { Trans } from '@lingui/react/macro'
import { OrderPage } from './order/order-page.tsx'
import { RefundResult } from './refund/refund-result.tsx'

/** What comes back after a cancellation (spec 2.2, 4.13). */
export function RefundSuccessScreen({ orderNumber }: { readonly orderNumber: string | undefined }) {
  return (
    <OrderPage orderNumber={orderNumber} title={<Trans>Your refund</Trans>}>
      {({ order }) => <RefundResult order={order} />}
    </OrderPage>
  )
}
