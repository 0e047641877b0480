import { myGiftCards, redeemGiftCard as redeemCall } from '#contract/account/gift-cards.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import { handle, handleSnapshot, type Route } from '../../services/route.ts'
import { presentGiftCards } from './gift-cards.present.ts'
import { cardOwnerOf, giftCardsOf, movesOf } from './own-gift-cards.ts'
import { redeemGiftCard } from './redeem-gift-card.ts'

export const giftCardRoutes: readonly Route[] = [
  handleSnapshot(myGiftCards, async (tx, context) => {
    const { shopper } = context
    if (shopper?.kind !== 'member') throw new ShopError('sign-in-needed')
    const email = await cardOwnerOf(tx, shopper)
    const cards = email === undefined ? [] : await giftCardsOf(tx, email)
    const moves = await movesOf(tx, shopper, cards)
    return presentGiftCards(shopper, { cards, moves, isConfirmed: email !== undefined }, context)
  }),
  handle(redeemCall, (context, { code }) => redeemGiftCard(context, code)),
]
