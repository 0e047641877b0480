import type { GiftCards } from '#contract/account/gift-cards.contract.ts'
import { callerKey, type Shopper } from '#domain/account/shopper.ts'
import { amountFormat } from '../../core/amount-format.ts'
import type { Storefront } from '../../services/route.ts'
import type { GiftCard } from './gift-cards.queries.ts'
import type { GiftCardMove } from './own-gift-cards.ts'

interface CardRecords {
  readonly cards: readonly GiftCard[]
  readonly moves: readonly GiftCardMove[]
  readonly isConfirmed: boolean
}

/** Writes Singapore cents: a card keeps its currency on every site. */
export function cardFormat({ locale }: Pick<Storefront, 'locale'>): (cents: number) => string {
  return amountFormat({ currency: 'SGD', locale })
}

export function presentGiftCards(
  shopper: Shopper,
  { cards, moves, isConfirmed }: CardRecords,
  storefront: Pick<Storefront, 'locale'>,
): GiftCards {
  const format = cardFormat(storefront)
  const blocked = cards.filter((card) => card.blocked_at !== null).length
  return {
    // Cards and moves are never deleted and a block is not undone, so a response with more of them is newer.
    version: cards.length + moves.length + blocked,
    shopper: callerKey(shopper),
    isConfirmed,
    list: cards.map((card) => ({
      id: card.id,
      last: card.last,
      balance: card.balance,
      formatBalance: format(card.balance),
      expiresAt: card.expires_at,
      blocked: card.blocked_at !== null,
      moves: moves
        .filter(({ cardId }) => cardId === card.id)
        .map(({ at, delta, orderNumber }) => ({
          at,
          delta,
          format: format(delta),
          ...(orderNumber !== undefined && { orderNumber }),
        })),
    })),
  }
}
