import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EgiftDelivery, isEgiftDone } from '#blocks/order/egift-delivery.tsx'
import { ArrivalDays } from '#blocks/storefront/arrival-days.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { dayRange, DELIVERY_DAYS } from '#domain/cart/shipping.ts'
import { stepsAhead, type OrderStep } from '#domain/checkout/order-steps.ts'
import { useServerNow } from '#platform/timing/clock.ts'
import css from './order-result.module.css'

/** The next steps and their dates (spec 9.7), while they are still to come. */
export function NextSteps({ order }: { readonly order: OrderView }) {
  const { site } = useStorefront()
  const now = useServerNow()
  const { shippingMethod, createdAt, paidAt, parcels } = order
  if (now === undefined) return null
  const paid = {
    shippingMethod,
    paidAt: paidAt ?? createdAt,
    shippedAt: parcels[0]?.shippedAt,
    cardsToSend: order.egifts?.filter((egift) => !isEgiftDone(egift)).length,
  }
  const isFinal = order.item.every(({ finalSale }) => finalSale)
  const steps = stepsAhead(paid, { site, now }).filter((step) => step !== 'return' || !isFinal)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next" className={css.next}>
      <h2 id="next">
        <Trans>What happens next</Trans>
      </h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{STEPS[step](order)}</li>
        ))}
      </ol>
    </section>
  )
}

const processing = dayRange(DELIVERY_DAYS.processing)
const pickup = dayRange(DELIVERY_DAYS.pickup)

const STEPS = {
  prepare: () => <Trans>We prepare your order within {processing} business days.</Trans>,
  collect: () => (
    <Trans>We’ll email you when it’s ready; please collect it within {pickup} days of that email.</Trans>
  ),
  travel: ({ paidAt, createdAt, address }) => (
    <Trans>
      Arrives <ArrivalDays orderedAt={paidAt ?? createdAt} country={address?.country} />
    </Trans>
  ),
  mail: ({ egifts = [] }) =>
    egifts
      .filter((egift) => !isEgiftDone(egift))
      .map((egift) => (
        <p key={egift.position}>
          <EgiftDelivery egift={egift} />
        </p>
      )),
  return: () => <Trans>Not right? Ask for a return within 15 days of delivery.</Trans>,
} as const satisfies Record<OrderStep, (order: OrderView) => ReactNode>
