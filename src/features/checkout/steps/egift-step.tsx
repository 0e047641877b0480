import { Trans } from '@lingui/react/macro'
import { useSiteClock } from '#blocks/storefront/use-site-clock.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { egiftRecipient, type Egift } from '#domain/gifts/egift.ts'
import { isSentAtOnce } from '#domain/gifts/send-moment.ts'
import { formatDays } from '#domain/region/formats.ts'
import { zoneOf } from '#domain/region/site-day.ts'
import { isolate } from '#domain/text/isolate.ts'
import { serverNow } from '#platform/timing/clock.ts'
import css from '../checkout-screen.module.css'

/** Where an eGift card goes, in the place of the delivery: it has no parcel. It is changed on its own page. */
export function EgiftStep({ egift }: { readonly egift: Egift }) {
  const { name, email } = egiftRecipient(egift)
  const to = isolate(name)
  const at = isolate(email)
  const { site, language } = useStorefront()
  const clock = useSiteClock()
  const isAtOnce = isSentAtOnce(egift.sendOn, zoneOf(site), serverNow())
  const midnight = isAtOnce ? 0 : Date.parse(egift.sendOn)
  const day = formatDays(midnight, midnight, language)
  return (
    <section className={css.step} aria-labelledby="step-egift">
      <h2 id="step-egift">
        <span className={css.number}>2</span> <Trans>Your eGift card</Trans>
      </h2>
      <p>
        <Trans>
          Goes to {to}, {at}.
        </Trans>
      </p>
      <p className={css.hint}>
        {isAtOnce ? (
          <Trans>We send it as soon as it is paid.</Trans>
        ) : (
          <Trans>
            We send it on {day} at 9 in the morning, {clock}.
          </Trans>
        )}
      </p>
    </section>
  )
}
