import { Trans } from '@lingui/react/macro'
import { formatRelativeTime } from '#domain/region/formats.ts'
import { ago } from '#domain/relative-time.ts'
import { useServerNow } from '#platform/timing/clock.ts'
import { useStorefront } from './storefront-context.tsx'

/**
 * The time since an event, in the user's words. The server does not know the user's time, so the text is rendered after
 * hydration; the exact time is in the element.
 */
export function TimeAgo({ at }: { /** Epoch milliseconds. */ readonly at: number }) {
  const { locale } = useStorefront()
  const now = useServerNow()
  return (
    <time dateTime={new Date(at).toISOString()}>
      {now !== undefined && <Words at={at} now={now} locale={locale} />}
    </time>
  )
}

function Words({ at, now, locale }: { at: number; now: number; locale: string }) {
  const { value, unit } = ago(at, now)
  if (value === 0) return <Trans>just now</Trans>
  return <span>{formatRelativeTime(-value, unit, locale)}</span>
}
