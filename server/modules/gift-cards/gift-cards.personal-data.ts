import type { MemberData } from '#contract/account/export.contract.ts'
import type { Shopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { cardOwnerOf, giftCardsOf, movesOf } from './own-gift-cards.ts'

/** The card stays valid by its code, without an owner. */
async function forgetOwner(tx: Tx, { email }: ServerEvents['member.erased']): Promise<void> {
  if (email === undefined) return
  await tx.updateTable('gift_card').set({ email: null }).where('email', '=', email).execute()
}

async function cardsOfMember(tx: Tx, member: Shopper): Promise<MemberData['giftCards']> {
  const email = await cardOwnerOf(tx, member)
  const cards = email === undefined ? [] : await giftCardsOf(tx, email)
  const moves = await movesOf(tx, member, cards)
  return cards.map((card) => ({
    last: card.last,
    amount: card.amount,
    balance: card.balance,
    issuedAt: card.issued_at,
    expiresAt: card.expires_at,
    moves: moves.filter(({ cardId }) => cardId === card.id).map(({ delta, at }) => ({ delta, at })),
  }))
}

export const giftCardData: PersonalData = {
  tables: ['gift_card'],
  erase: forgetOwner,
  export: async (tx, _, member) => ({ giftCards: await cardsOfMember(tx, member) }),
}
