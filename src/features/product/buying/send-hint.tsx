import { Trans } from '@lingui/react/macro'
import { useSiteClock } from '#blocks/storefront/use-site-clock.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { egiftDays } from '#domain/gifts/egift.ts'
import { isSentAtOnce } from '#domain/gifts/send-moment.ts'
import { zoneOf } from '#domain/region/site-day.ts'
import { serverNow } from '#platform/timing/clock.ts'

export type SendHintProps = {
  /** The chosen day, YYYY-MM-DD; empty for none. */
  readonly sendOn: string
}

/** When the card is sent, and by which clock (traps 3.15). */
export function SendHint({ sendOn }: SendHintProps) {
  const { site } = useStorefront()
  const clock = useSiteClock()
  const now = serverNow()
  const isToday = sendOn === egiftDays(now, site).first
  if (isToday && isSentAtOnce(sendOn, zoneOf(site), now))
    return <Trans>It is past 9 in the morning, {clock}: it is sent as soon as it is paid.</Trans>
  return <Trans>At 9 in the morning, {clock}. Without a day it is sent as soon as it is paid.</Trans>
}
