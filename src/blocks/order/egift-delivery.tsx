import { Trans } from '@lingui/react/macro'
import type { EgiftView } from '#contract/buying/egift-fields.ts'
import { isolate } from '#domain/text/isolate.ts'
import { useServerNow } from '#platform/timing/clock.ts'
import { DateTime } from '../storefront/date-time.tsx'
import { useSiteClock } from '../storefront/use-site-clock.ts'
import { useSiteDay } from '../storefront/use-site-day.ts'

/** Whether no card of the line is still to be mailed. */
export function isEgiftDone({ cards }: EgiftView): boolean {
  return cards.length > 0 && cards.every(({ state }) => state !== 'waiting' && state !== 'undelivered')
}

/** Says to whom the cards of a line go by mail, and when they are or were sent; an undelivered card is corrected on the order's page. */
export function EgiftDelivery({ egift }: { readonly egift: EgiftView }) {
  const { cards, sendAt } = egift
  const now = useServerNow()
  const day = useSiteDay(sendAt)
  const clock = useSiteClock()
  const [to, at] = [isolate(egift.recipientName), isolate(egift.recipientEmail)]
  const sentAt = cards.find((card) => card.sentAt !== undefined)?.sentAt
  // The people of an erased member's card.
  if (egift.recipientEmail === '') return null
  if (cards.some(({ state }) => state === 'undelivered'))
    return (
      <Trans>
        Could not be delivered to {to}, {at}. The address is corrected on the page of the order.
      </Trans>
    )
  if (cards.length > 0 && cards.every(({ state }) => state === 'blocked'))
    return (
      <Trans>
        Not sent to {to}, {at}: it was cancelled or its payment taken back.
      </Trans>
    )
  if (sentAt !== undefined)
    return (
      <Trans>
        Sent on <DateTime at={sentAt} /> to {to}, {at}
      </Trans>
    )
  if (now !== undefined && sendAt > now)
    return (
      <Trans>
        We send it on {day} at 9 in the morning, {clock}, to {to}, {at}
      </Trans>
    )
  // Cards are issued once the order is paid.
  if (cards.length > 0)
    return (
      <Trans>
        On its way to {to}, {at}
      </Trans>
    )
  return (
    <Trans>
      We send it to {to}, {at}, as soon as it is paid.
    </Trans>
  )
}
