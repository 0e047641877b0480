import { Trans } from '@lingui/react/macro'
import { writePhone } from '#domain/checkout/phone.ts'
import { writtenAddress } from '#domain/checkout/written-address.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { EgiftView } from '#contract/buying/egift-fields.ts'
import { useStorefront } from '../storefront/storefront-context.tsx'
import { EgiftDelivery } from './egift-delivery.tsx'
import css from './order-details.module.css'

/** The destination in the format of its country. */
export function OrderDestination({ order }: { readonly order: OrderView }) {
  const lines = useDestination(order)
  if (order.egifts) return <EgiftDestination egifts={order.egifts} />
  return (
    <section aria-labelledby="destination">
      <h2 id="destination">
        {order.shippingMethod === 'pickup' ? <Trans>Pickup location</Trans> : <Trans>Shipping address</Trans>}
      </h2>
      <AddressLines lines={lines} />
      <p className={css.address}>
        <bdi>{order.email}</bdi>
      </p>
    </section>
  )
}

/** The recipients of its cards; they have no parcel, and the buyer's address gets none of them. */
function EgiftDestination({ egifts }: { readonly egifts: readonly EgiftView[] }) {
  return (
    <section aria-labelledby="destination">
      <h2 id="destination">
        <Trans>Sent by email</Trans>
      </h2>
      {egifts.map((egift) => (
        <p key={egift.position} className={css.note}>
          <EgiftDelivery egift={egift} />
        </p>
      ))}
    </section>
  )
}

function useDestination({ store, address }: OrderView): readonly string[] {
  const lines = useAddressLines(address)
  return store ? [store.name, store.address] : lines
}

export function AddressLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <address className={css.address}>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  )
}

/** The lines of its parcel, country and phone. */
export function useAddressLines(address: OrderView['address']): readonly string[] {
  const { locale } = useStorefront()
  if (!address) return []
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.country) ?? address.country
  return [...writtenAddress(address), country, writePhone(address.phone)]
}
