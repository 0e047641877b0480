import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { AddressLines, OrderDestination, useAddressLines } from './order-destination.tsx'
import css from './order-details.module.css'

/** How and where the order goes, who is billed where that is another address, and what the buyer has asked for. */
export function OrderDetails({ order }: { readonly order: OrderView }) {
  return (
    <div className={css.details}>
      {!order.egifts && <ShippingMethod method={order.shippingMethod} />}
      <OrderDestination order={order} />
      {order.billing && <Billing address={order.billing} />}
      {order.note !== '' && (
        <section aria-labelledby="order-note">
          <h2 id="order-note">
            <Trans>Order note</Trans>
          </h2>
          <p className={css.note} dir="auto">
            {order.note}
          </p>
        </section>
      )}
    </div>
  )
}

function ShippingMethod({ method }: { readonly method: OrderView['shippingMethod'] }) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby="shipping-method">
      <h2 id="shipping-method">
        <Trans>Shipping method</Trans>
      </h2>
      <p className={css.address}>{i18n._(METHOD_WORDS[method])}</p>
    </section>
  )
}

const METHOD_WORDS: Readonly<Record<OrderView['shippingMethod'], MessageDescriptor>> = {
  delivery: msg`Home delivery`,
  pickup: msg`In-store pickup`,
}

function Billing({ address }: { readonly address: NonNullable<OrderView['billing']> }) {
  const lines = useAddressLines(address)
  return (
    <section aria-labelledby="billing">
      <h2 id="billing">
        <Trans>Billing address</Trans>
      </h2>
      <AddressLines lines={lines} />
    </section>
  )
}
