import { Trans } from '@lingui/react/macro'
import { useStorefront } from '../storefront/storefront-context.tsx'
import { formatDuration } from '#domain/region/formats.ts'
import { until } from '#domain/relative-time.ts'
import css from './order-details.module.css'

export type TimeToPayProps = {
  /** Epoch milliseconds. */
  readonly payBy: number
  /** By the server's clock; undefined before hydration. */
  readonly now: number | undefined
}

/** The time that remains to pay; the order is cancelled when it ends (spec 4.13). */
export function TimeToPay({ payBy, now }: TimeToPayProps) {
  const { locale } = useStorefront()
  if (now === undefined) return null
  const left = formatDuration(until(payBy, now), locale)
  return (
    <p role="timer" aria-live="off" className={css.left}>
      {payBy > now ? <Trans>{left} left to pay</Trans> : <Trans>The time to pay has passed</Trans>}
    </p>
  )
}
