import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { GiftCard } from './gift-cards.queries.ts'

export interface GiftCardMove {
  readonly cardId: string
  readonly delta: number
  readonly at: number
  /** Undefined for an order of someone else. */
  readonly orderNumber: string | undefined
}

/** The address that a member has confirmed, which cards belong to; undefined for others (trust.md S33). */
export async function cardOwnerOf(db: Reader, shopper: Shopper | undefined): Promise<string | undefined> {
  if (shopper?.kind !== 'member') return undefined
  const member = await db
    .selectFrom('member')
    .select('email')
    .where('id', '=', shopper.id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return member?.email
}

/** The cards of an address, the newest first. */
export function giftCardsOf(db: Reader, email: string): Promise<GiftCard[]> {
  return db
    .selectFrom('gift_card')
    .selectAll()
    .where('email', '=', email)
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .execute()
}

/** What orders have taken from these cards and given back, the newest first. */
export async function movesOf(
  db: Reader,
  shopper: Shopper,
  cards: readonly GiftCard[],
): Promise<GiftCardMove[]> {
  if (cards.length === 0) return []
  const rows = await db
    .selectFrom('gift_card_move')
    .leftJoin('shop_order', 'shop_order.id', 'gift_card_move.order_id')
    .select(['card_id', 'delta', 'at', 'shop_order.number', 'shop_order.shopper'])
    .where(
      'card_id',
      'in',
      cards.map(({ id }) => id),
    )
    .orderBy('at', 'desc')
    .orderBy('gift_card_move.id')
    .execute()
  return rows.map(({ card_id: cardId, delta, at, number, shopper: buyer }) => ({
    cardId,
    delta,
    at,
    orderNumber: buyer === shopperKey(shopper) ? (number ?? undefined) : undefined,
  }))
}
