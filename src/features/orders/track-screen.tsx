import { Trans } from '@lingui/react/macro'
import { OrderPage } from './order/order-page.tsx'
import { Tracking } from './track/tracking.tsx'

/** The parcels of an order and their steps (spec 2.14, 3). */
export function TrackScreen({ orderNumber }: { readonly orderNumber: string | undefined }) {
  return (
    <OrderPage orderNumber={orderNumber} title={<Trans>Track your order</Trans>}>
      {(shown) => <Tracking {...shown} />}
    </OrderPage>
  )
}
