import { sql } from 'kysely'
import type { EgiftView } from '#contract/buying/egift-fields.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'

/** The eGift lines of an order with their cards; none for any other order. */
export async function egiftsOfOrder(db: Reader, orderId: string): Promise<EgiftView[]> {
  const lines = await db
    .selectFrom('egift')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  if (lines.length === 0) return []
  const cards = await egiftCardsOf(db, orderId)
  return lines.map((line) => ({
    position: line.position,
    toMyself: line.to_myself === 1,
    recipientName: line.recipient_name,
    recipientEmail: line.recipient_email,
    message: line.message,
    sendAt: line.send_at,
    cards: cards
      .filter(({ position }) => position === line.position)
      .map((card) => ({
        state: stateOf(card),
        ...(card.sent_at !== null && { last: card.last, sentAt: card.sent_at }),
      })),
  }))
}

/** The cards of an order in the order of their pieces; none before it is paid. */
export function egiftCardsOf(db: Reader, orderId: string) {
  return db
    .selectFrom('egift_card')
    .innerJoin('gift_card', 'gift_card.id', 'egift_card.card_id')
    .select(['card_id', 'position', 'piece', 'turn', 'sent_turn', 'sent_at', 'failed_turn'])
    .select(['last', 'amount', 'balance', 'email', 'blocked_at'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('piece')
    .execute()
}
export type EgiftCard = Awaited<ReturnType<typeof egiftCardsOf>>[number]

function stateOf(card: EgiftCard): EgiftView['cards'][number]['state'] {
  if (card.blocked_at !== null) return 'blocked'
  if (isUsed(card)) return 'used'
  if (card.failed_turn === card.turn) return 'undelivered'
  return card.sent_at === null ? 'waiting' : 'sent'
}

/** Something was paid with it, or it is in an account: it is the recipient's alone from then on. */
export function isUsed({ amount, balance, email }: Pick<EgiftCard, 'amount' | 'balance' | 'email'>): boolean {
  return balance < amount || email !== null
}

/**
 * The position of each card that is used although its mail is not known to have gone out. The cards stay locked: none is used until the
 * transaction ends.
 */
export async function usedBeforeSent(tx: Tx, orderId: string): Promise<number[]> {
  await tx
    .updateTable('gift_card')
    .set((row) => ({ balance: row.ref('balance') }))
    .where('id', 'in', tx.selectFrom('egift_card').select('card_id').where('order_id', '=', orderId))
    .execute()
  return (await egiftCardsOf(tx, orderId)).flatMap((card) =>
    card.sent_at === null && isUsed(card) ? [card.position] : [],
  )
}

/** What the eGift cards of an erased buyer's order say of people goes; the cards stay valid. */
export async function eraseEgiftsOf(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('egift')
    .set({ recipient_name: '', recipient_email: '', sender_name: '', sender_email: '', message: '' })
    .where('order_id', '=', orderId)
    .execute()
}

/**
 * Cards that were sent to an erased person's confirmed address stay valid, and the orders of their buyers no longer say whose they are. A card
 * that is still to be sent keeps its recipient: its buyer has paid for it.
 */
export async function eraseReceivedEgifts(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable('egift')
    .set((row) => ({
      recipient_name: '',
      recipient_email: '',
      message: '',
      sender_name: row.case().when('to_myself', '=', 1).then('').else(row.ref('sender_name')).end(),
      sender_email: row.case().when('to_myself', '=', 1).then('').else(row.ref('sender_email')).end(),
    }))
    .where(sql<string>`lower(recipient_email)`, '=', email)
    .where((egift) => {
      const cards = egift
        .selectFrom('egift_card')
        .innerJoin('gift_card', 'gift_card.id', 'egift_card.card_id')
        .select('card_id')
        .whereRef('egift_card.order_id', '=', 'egift.order_id')
        .whereRef('egift_card.position', '=', 'egift.position')
      const isToSend = cards
        .where('blocked_at', 'is', null)
        .where((card) => card.or([card('sent_turn', 'is', null), card('sent_turn', '<', card.ref('turn'))]))
      return egift.and([egift.exists(cards), egift.not(egift.exists(isToSend))])
    })
    .execute()
}

/** The cards that were sent to this address, oldest first; one that waits for its day stays a surprise. */
export function receivedEgifts(db: Reader, email: string) {
  return db
    .selectFrom('egift_card')
    .innerJoin('egift', (join) =>
      join
        .onRef('egift.order_id', '=', 'egift_card.order_id')
        .onRef('egift.position', '=', 'egift_card.position'),
    )
    .select(['amount', 'recipient_name', 'sender_name', 'message', 'sent_at'])
    .where(sql<string>`lower(recipient_email)`, '=', email)
    .whereRef('sent_turn', '=', 'turn')
    .orderBy('sent_at')
    .orderBy('card_id')
    .execute()
}
