import { Trans } from '@lingui/react/macro'
import { egiftRecipient, type Egift } from '#domain/gifts/egift.ts'
import { isolate } from '#domain/text/isolate.ts'
import css from '../checkout-screen.module.css'

/** Where an eGift card goes, in the place of the delivery: it has no parcel. It is changed on its own page. */
export function EgiftStep({ egift }: { readonly egift: Egift }) {
  const { name, email } = egiftRecipient(egift)
  const to = isolate(name)
  const at = isolate(email)
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
        {egift.sendOn === '' ? (
          <Trans>We send it as soon as it is paid.</Trans>
        ) : (
          <Trans>We send it on {egift.sendOn} at 9 in the morning.</Trans>
        )}
      </p>
    </section>
  )
}
