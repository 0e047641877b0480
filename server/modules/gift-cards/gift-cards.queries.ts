import type { Selectable } from 'kysely'
import { minor, type Minor } from '#domain/brand.ts'
import { CURRENCIES, type CurrencyCode } from '#domain/money/currencies.ts'
import { exchange } from '#domain/money/money.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { GiftCardTable } from '../../db/schema/promotion-tables.ts'
import { giftCardHash } from './gift-card-code.ts'

export type GiftCard = Selectable<GiftCardTable>

export type GiftCardProblem = 'expired' | 'blocked' | 'empty'

/** The card of a typed code. */
export async function giftCardOf(db: Reader, typed: string): Promise<GiftCard | undefined> {
  const hash = await giftCardHash(db, typed)
  if (hash === undefined) return undefined
  return db.selectFrom('gift_card').selectAll().where('code_hash', '=', hash).executeTakeFirst()
}

/** A card of this owner. */
export function ownGiftCard(db: Reader, owner: string, id: string): Promise<GiftCard | undefined> {
  return db
    .selectFrom('gift_card')
    .selectAll()
    .where('id', '=', id)
    .where('email', '=', owner)
    .executeTakeFirst()
}

export function giftCardProblem(card: GiftCard, now: number): GiftCardProblem | undefined {
  if (card.blocked_at !== null) return 'blocked'
  if (card.expires_at <= now) return 'expired'
  return card.balance === 0 ? 'empty' : undefined
}

/** What a balance pays in an order's currency: rounded down, so that the card never pays more than it has. */
export function balanceIn(balance: number, currency: CurrencyCode): Minor {
  const worth = exchange(minor(balance), 'SGD', currency)
  return exchange(worth, currency, 'SGD') > balance ? minor(worth - CURRENCIES[currency].step) : worth
}
