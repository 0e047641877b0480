import { egiftExpiry } from '#domain/gifts/egift.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { issueGiftCard } from '../gift-cards/issue-gift-card.ts'
import { egiftCardsOf, isUsed } from '../orders/egifts-of-order.ts'
import { linesOfOrder } from '../orders/orders.queries.ts'
import { queueEgiftMail } from './queue-egift-mail.ts'

/**
 * One gift card for each piece, once, whose mail waits for its day. The code of the issue is dropped: the mail gets one of its own when it
 * is sent, so that none is stored.
 */
export async function issueEgifts(tx: Tx, { orderId, at }: ServerEvents['order.paid']): Promise<void> {
  const egifts = await tx.selectFrom('egift').selectAll().where('order_id', '=', orderId).execute()
  if (egifts.length === 0 || (await egiftCardsOf(tx, orderId)).length > 0) return
  const lines = await linesOfOrder(tx, orderId)
  for (const { position, amount, send_at: planned } of egifts) {
    const sendAt = Math.max(planned, at)
    const qty = lines.find((line) => line.position === position)?.qty ?? 0
    for (let piece = 0; piece < qty; piece++) {
      const card = { amount, email: undefined, now: at, expiresAt: egiftExpiry(sendAt) }
      const { id } = await issueGiftCard(tx, card)
      await tx
        .insertInto('egift_card')
        .values({ card_id: id, order_id: orderId, position, piece, turn: 0, sent_turn: null, sent_at: null })
        .execute()
      await queueEgiftMail(tx, { template: 'card', cardId: id, turn: 0 }, sendAt)
    }
  }
}

/**
 * Money that went back ends the cards it bought: those of the cancelled pieces, which are not sent yet, and where the provider has taken
 * it back, what is left of all of them (traps 3.16).
 */
export async function blockEgifts(
  tx: Tx,
  { orderId, refundId, at }: ServerEvents['order.refunded'],
): Promise<void> {
  const cards = await egiftCardsOf(tx, orderId)
  if (cards.length === 0) return
  const refund = await tx
    .selectFrom('refund')
    .select(['kind', 'reason'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  const open = cards.filter((card) => card.blocked_at === null)
  if (refund.reason === BY_PROVIDER) return block(tx, open, at)
  const back = await tx
    .selectFrom('refund_line')
    .select(['position', 'qty'])
    .where('refund_id', '=', refundId)
    .execute()
  for (const { position, qty } of back) {
    const unsent = open.filter((card) => card.position === position && card.sent_at === null && !isUsed(card))
    await block(tx, unsent.slice(-qty), at)
  }
}

/** The rest of every card that a disputed payment has bought ends, sent or not; the order keeps its status (traps 3.16). */
export async function blockDisputedEgifts(
  tx: Tx,
  { orderId, at }: ServerEvents['payment.disputed'],
): Promise<void> {
  const cards = await egiftCardsOf(tx, orderId)
  await block(
    tx,
    cards.filter((card) => card.blocked_at === null),
    at,
  )
}

/** The reason that `refundRest` writes. */
const BY_PROVIDER = 'provider'

async function block(tx: Tx, cards: readonly { readonly card_id: string }[], at: number): Promise<void> {
  for (const { card_id: id } of cards)
    await tx.updateTable('gift_card').set({ blocked_at: at }).where('id', '=', id).execute()
}
