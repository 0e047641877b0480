import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { EmailForm } from '#blocks/email-form/email-form.tsx'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import { useSiteClock } from '#blocks/storefront/use-site-clock.ts'
import { useSiteDay } from '#blocks/storefront/use-site-day.ts'
import { useServerNow } from '#platform/timing/clock.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { sendEgiftAgain } from '#commands/egift-calls.ts'
import type { EgiftView } from '#contract/buying/egift-fields.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { isolate } from '#domain/text/isolate.ts'
import { ORDER_DETAIL, ORDER_LISTS } from '#queries/orders/order-queries.ts'
import { refreshOrders } from '#sync/orders/pending-orders.ts'
import { toast } from '#ui/toast/toast.ts'
import css from './order-detail.module.css'

export type OrderEgiftsProps = { readonly order: OrderView; readonly access: OrderAccess }

/** The eGift cards of the order: where they go, when, and a correction of the address while they are unused (traps 3.16). */
export function OrderEgifts({ order: { egifts = [] }, access }: OrderEgiftsProps) {
  if (egifts.length === 0) return null
  return (
    <section aria-labelledby="egifts" className={css.section} data-screen>
      <h2 id="egifts">
        <Trans>eGift cards</Trans>
      </h2>
      {egifts.map((egift) => (
        <Egift key={egift.position} egift={egift} access={access} />
      ))}
    </section>
  )
}

function Egift({ egift, access }: { readonly egift: EgiftView; readonly access: OrderAccess }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const { position, recipientEmail, cards } = egift
  const [to, at] = [isolate(egift.recipientName), isolate(recipientEmail)]
  const isFree = cards.some(({ state }) => state !== 'used' && state !== 'blocked')

  /** The page shows the order of the device's list first, and the field its address: both are read again before the field is let go. */
  async function readAgain() {
    const keys = [[ORDER_DETAIL, access.orderNumber], [ORDER_LISTS]]
    await Promise.all([
      // The device reads them again with its next network.
      refreshOrders().catch(() => {}),
      ...keys.map((queryKey) => queries.invalidateQueries({ queryKey })),
    ])
  }

  async function send(email: string): Promise<boolean> {
    try {
      const sent = await sendEgiftAgain(queries, access, { position, email })
      const target = isolate(email)
      toast(sent > 0 ? t`On its way to ${target}` : t`It goes to ${target} on its day`)
      await readAgain()
      return true
    } catch (error) {
      toast(words(error))
      return false
    }
  }

  return (
    <>
      {recipientEmail !== '' && (
        <p>
          <Trans>
            To {to}, {at}
          </Trans>
        </p>
      )}
      <ul className={css.rows}>
        {cards.map((card, piece) => (
          <li key={piece}>
            <p>
              <CardWords card={card} sendAt={egift.sendAt} />
            </p>
          </li>
        ))}
      </ul>
      {isFree && (
        <EmailForm
          id={`egift-${position}`}
          known={recipientEmail}
          hint={<Trans>Is the address wrong? Correct it here.</Trans>}
          note={<Trans>A code that was sent before stops working.</Trans>}
          button={<Trans>Send it there</Trans>}
          onSend={send}
        />
      )}
    </>
  )
}

function CardWords({ card, sendAt }: { readonly card: EgiftView['cards'][number]; readonly sendAt: number }) {
  const { state, last = '', sentAt } = card
  const day = useSiteDay(sendAt)
  const clock = useSiteClock()
  const now = useServerNow()
  if (state === 'blocked') return <Trans>Blocked: it was cancelled or its payment taken back</Trans>
  if (state === 'used') return <Trans>In use: the card ending in {last}</Trans>
  if (state === 'undelivered') return <Trans>Could not be delivered: please check the address</Trans>
  if (state === 'waiting' || sentAt === undefined) {
    if (now === undefined) return null
    if (sendAt <= now) return <Trans>On its way</Trans>
    return (
      <Trans>
        Will be sent: {day} at 9 in the morning, {clock}
      </Trans>
    )
  }
  return (
    <Trans>
      Sent: <DateTime at={sentAt} />
    </Trans>
  )
}
