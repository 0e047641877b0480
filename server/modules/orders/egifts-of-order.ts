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

/** What the eGift cards of an erased buyer's order say of people goes; the cards stay valid. */
export async function eraseEgiftsOf(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('egift')
    .set({ recipient_name: '', recipient_email: '', sender_name: '', sender_email: '', message: '' })
    .where('order_id', '=', orderId)
    .execute()
}
