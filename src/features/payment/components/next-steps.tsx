import { Trans } from '@lingui/react/macro'
import type { OrderView } from '#contract/buying/checkout.contract.ts'
import { dayRange, DELIVERY_DAYS } from '#domain/cart/shipping.ts'
import css from './order-result.module.css'

/** The next steps and their dates (spec 9.7). */
export function NextSteps({ order }: { readonly order: OrderView }) {
  const processing = dayRange(DELIVERY_DAYS.processing)
  const international = dayRange(DELIVERY_DAYS.international)
  const pickup = dayRange(DELIVERY_DAYS.pickup)
  return (
    <section aria-labelledby="next" className={css.next}>
      <h2 id="next">
        <Trans>What happens next</Trans>
      </h2>
      <ol>
        <li>
          <Trans>We prepare your order within {processing} business days.</Trans>
        </li>
        {order.shippingMethod === 'pickup' ? (
          <li>
            <Trans>
              We write to you when it is ready; please fetch it within {pickup} days of that email.
            </Trans>
          </li>
        ) : (
          <li>
            <Trans>It travels to you; international delivery takes {international} business days.</Trans>
          </li>
        )}
        <li>
          <Trans>Not right? Ask for a return within 15 days of delivery.</Trans>
        </li>
      </ol>
    </section>
  )
}
