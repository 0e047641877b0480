import { Trans } from '@lingui/react/macro'
import { OrderPage } from './order/order-page.tsx'
import { Repurchase } from './repurchase/repurchase.tsx'

/** Puts the items of an order into the bag again (spec 2.2, 4.13). */
export function RepurchaseScreen({ orderNumber }: { readonly orderNumber: string | undefined }) {
  return (
    <OrderPage orderNumber={orderNumber} title={<Trans>Buy again</Trans>}>
      {(shown) => <Repurchase {...shown} />}
    </OrderPage>
  )
}
