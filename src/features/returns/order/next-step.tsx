import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { dayRange, REFUND_DAYS } from '#domain/cart/shipping.ts'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { trackingHref } from '../returns-address.ts'
import css from './returns.module.css'
import { TypeStep, type TypeStepProps } from './type-step.tsx'

const REFUND_IN = dayRange(REFUND_DAYS)

/** What happens with an application, and what its buyer does next. */
export function NextStep({ order, one, store }: TypeStepProps) {
  const { id, canSend, tracking } = one
  return (
    <section className={css.section} aria-labelledby="return-next">
      <h2 id="return-next">
        <Trans>What happens next</Trans>
      </h2>
      <ol className={css.next}>
        <li>
          <Trans>We answer your application within 3 working days.</Trans>
        </li>
        <li>
          <TypeStep order={order} one={one} store={store} />
          {canSend && tracking === '' && (
            <p className={css.way}>
              <PageLink
                href={trackingHref({ id, order: order.orderNumber })}
                {...buttonLink('outline', { size: 'small' })}
              >
                <Trans>Fill in the tracking number</Trans>
              </PageLink>
            </p>
          )}
        </li>
        <li>
          <Trans>Your refund appears {REFUND_IN} business days after that.</Trans>
        </li>
      </ol>
    </section>
  )
}
