import { writeLanguage } from '#domain/region/language.ts'
import { foldCode } from '#domain/text/typed-text.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import type { QueuedItem } from '../../queue/outbox.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Services } from '../../services/services.ts'
import { codeColumns, newGiftCardCode } from '../gift-cards/gift-card-code.ts'
import { isUsed } from '../orders/egifts-of-order.ts'
import { deliverIfComplete } from '../orders/after-sale/deliver-parcel.ts'
import { countPieces, openPieces } from '../orders/order-pieces.ts'
import { orderLink } from '../orders/order-mail.ts'
import { moveOrder } from '../orders/orders.commands.ts'
import { lockOrder } from '../orders/orders.queries.ts'
import { orderSecret } from '../orders/secrets.ts'
import { egiftLetter, sentLetter, undeliveredLetter } from './egift-letter.ts'
import { queueEgiftMail, type QueuedEgiftMail } from './queue-egift-mail.ts'

/**
 * Sends one mail of the outbox. A turn that is over is not sent: of a card that was sent in it, that has a newer turn, that is used (it has
 * arrived) or that is blocked.
 */
export async function sendEgiftMail(services: Services, item: QueuedItem): Promise<void> {
  const queued = JSON.parse(item.payload) as QueuedEgiftMail
  const { cardId } = queued
  if (queued.template === 'sent') {
    const card = await letterOf(services, cardId)
    if (!card) return
    const mail = sentLetter(services, { id: item.id, link: await linkForSender(services, card) }, card)
    if (mail) await services.mail.send(mail)
    return
  }
  if (queued.template === 'undelivered') return tellBuyer(services, item.id, queued)
  const code = await transact(services.store, (tx) => renewCode(tx, queued))
  const card = code === undefined ? undefined : await letterOf(services, cardId)
  if (code === undefined) return transact(services.store, (tx) => noteUsed(tx, services, queued))
  if (!card) return
  // A repeated attempt has another code, so it is another message: a mail server must not drop it as the one before.
  await services.mail.send(egiftLetter(services, { ...card, id: `${item.id}-${item.attempts}`, code }))
  await transact(services.store, (tx) => noteSent(tx, services, queued))
}

/** Nothing about a card that has been sent again meanwhile. */
async function tellBuyer(services: Services, id: string, { cardId, turn }: QueuedEgiftMail): Promise<void> {
  const card = await letterOf(services, cardId)
  if (!card || card.turn !== turn || card.buyer === '') return
  const secret = await orderSecret(services.store.db, card.order_id)
  const link = orderLink(services.env.publicUrl, storefrontOfRow(card), { orderNumber: card.number, secret })
  await services.mail.send(undeliveredLetter(services, { id, to: card.buyer, link }, card))
}

/** Opens the order with its secret where the sender is the buyer; another sender's address is as unproven as the recipient's and gets none. */
async function linkForSender(
  { store, env }: Services,
  card: NonNullable<Awaited<ReturnType<typeof letterOf>>>,
): Promise<string> {
  const storefront = storefrontOfRow(card)
  const { order_id: orderId, number: orderNumber } = card
  if (foldCode(card.buyer).toLowerCase() === card.sender_email.toLowerCase())
    return orderLink(env.publicUrl, storefront, { orderNumber, secret: await orderSecret(store.db, orderId) })
  const { site, language } = storefront
  const page = `/user/orders/detail/${encodeURIComponent(orderNumber)}`
  return `${siteOrigin(env.publicUrl, site)}${writeLanguage(page, language, site)}`
}

/** Gives the card a new code, which is in the answer alone; undefined where this turn is over. */
async function renewCode(tx: Tx, { cardId, turn }: QueuedEgiftMail): Promise<string | undefined> {
  const due = await tx
    .updateTable('egift_card')
    .set({ turn })
    .where('card_id', '=', cardId)
    .where('turn', '=', turn)
    .where((row) => row.or([row('sent_turn', 'is', null), row('sent_turn', '<', turn)]))
    .executeTakeFirst()
  return due.numUpdatedRows === 1n ? rotateCode(tx, cardId) : undefined
}

/** Ends the code of an unused card and returns the next one; undefined for a card that is used or blocked. */
export async function rotateCode(tx: Tx, cardId: string): Promise<string | undefined> {
  const code = newGiftCardCode()
  const rotated = await tx
    .updateTable('gift_card')
    .set(await codeColumns(tx, code))
    .where('id', '=', cardId)
    .where('blocked_at', 'is', null)
    .where('email', 'is', null)
    .whereRef('balance', '=', 'amount')
    .executeTakeFirst()
  return rotated.numUpdatedRows === 1n ? code : undefined
}

/** Who has used the card had its code from an earlier attempt at this turn, whose end was never noted: the mail did arrive. */
async function noteUsed(tx: Tx, services: Services, queued: QueuedEgiftMail): Promise<void> {
  const card = await tx
    .selectFrom('egift_card')
    .innerJoin('gift_card', 'gift_card.id', 'egift_card.card_id')
    .select(['turn', 'sent_turn', 'amount', 'balance', 'email', 'blocked_at'])
    .where('card_id', '=', queued.cardId)
    .executeTakeFirstOrThrow()
  const isDue = card.turn === queued.turn && (card.sent_turn ?? -1) < queued.turn
  if (isDue && card.blocked_at === null && isUsed(card)) await noteSent(tx, services, queued)
}

/** Notes that the mail was sent: the piece is delivered and cannot be cancelled, and the sender gets a mail. */
async function noteSent(tx: Tx, services: Services, { cardId, turn }: QueuedEgiftMail): Promise<void> {
  const at = services.now()
  const { order_id: orderId } = await tx
    .selectFrom('egift_card')
    .select('order_id')
    .where('card_id', '=', cardId)
    .executeTakeFirstOrThrow()
  const order = await lockOrder(tx, orderId, at)
  const before = await tx
    .selectFrom('egift_card')
    .innerJoin('egift', (join) =>
      join
        .onRef('egift.order_id', '=', 'egift_card.order_id')
        .onRef('egift.position', '=', 'egift_card.position'),
    )
    .select(['egift_card.position', 'turn', 'sent_turn', 'to_myself'])
    .where('card_id', '=', cardId)
    .executeTakeFirstOrThrow()
  if (before.turn !== turn) return
  await tx
    .updateTable('egift_card')
    .set({ sent_turn: turn, sent_at: at })
    .where('card_id', '=', cardId)
    .execute()
  if (before.to_myself === 0) await queueEgiftMail(tx, { template: 'sent', cardId, turn }, at)
  const isWaiting = order?.status === 'processing' || order?.status === 'part-shipped'
  if (!order || !isWaiting || before.sent_turn !== null) return
  const open = (await openPieces(tx, orderId)).reduce((sum, { qty }) => sum + qty, 0)
  if (open === 0) return
  const event = { orderId, kind: 'egift-sent', ref: `${cardId}:${turn}`, at }
  await moveOrder(tx, services, { order, step: open === 1 ? 'ship-rest' : 'ship-part', event })
  const pieces = [{ position: before.position, qty: 1 }]
  await countPieces(tx, orderId, { count: 'shipped', pieces })
  await countPieces(tx, orderId, { count: 'delivered', pieces })
  if (open === 1) await deliverIfComplete(tx, services, { order: { ...order, status: 'shipped' }, at })
}

/** Undefined for a card whose people are erased. */
async function letterOf({ store }: Services, cardId: string) {
  const card = await store.db
    .selectFrom('egift_card')
    .innerJoin('gift_card', 'gift_card.id', 'egift_card.card_id')
    .innerJoin('shop_order', 'shop_order.id', 'egift_card.order_id')
    .innerJoin('egift', (join) =>
      join
        .onRef('egift.order_id', '=', 'egift_card.order_id')
        .onRef('egift.position', '=', 'egift_card.position'),
    )
    .select(['shop_order.site', 'shop_order.lang', 'gift_card.amount', 'gift_card.expires_at'])
    .select(['recipient_name', 'recipient_email', 'sender_name', 'sender_email', 'message'])
    .select(['egift_card.order_id', 'egift_card.turn', 'shop_order.number', 'shop_order.email as buyer'])
    .where('card_id', '=', cardId)
    .executeTakeFirst()
  return card && card.recipient_email !== '' ? card : undefined
}
