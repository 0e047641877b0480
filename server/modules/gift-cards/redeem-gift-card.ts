import type { redeemGiftCard as redeemCall } from '#contract/account/gift-cards.contract.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ShopError } from '../../core/shop-error.ts'
import { transact } from '../../db/transaction.ts'
import { countUnknown, mayTryCodes } from '../../services/code-guesses.ts'
import type { RequestContext } from '../../services/route.ts'
import { giftCardHash } from './gift-card-code.ts'
import { cardFormat } from './gift-cards.present.ts'
import { cardOwnerOf } from './own-gift-cards.ts'

/**
 * Puts a card into the account of a member with a confirmed address. One refusal for unknown, empty, expired, blocked and another
 * one's card, and each counts as a guess (trust.md S12, traps 3.14). A second time changes nothing.
 */
export async function redeemGiftCard(
  context: RequestContext,
  typed: string,
): Promise<OutputOf<typeof redeemCall>> {
  const { services, shopper, now } = context
  const { store } = services
  const email = await cardOwnerOf(store.db, shopper)
  if (email === undefined) throw new ShopError('email-unconfirmed')
  if (!(await mayTryCodes(context))) throw new ShopError('gift-card-tries')
  const hash = (await giftCardHash(store.db, typed)) ?? ''
  const card = await transact(store, (tx) =>
    tx
      .updateTable('gift_card')
      .set({ email })
      .where('code_hash', '=', hash)
      .where('blocked_at', 'is', null)
      .where('expires_at', '>', now)
      .where('balance', '>', 0)
      .where((row) => row.or([row('email', 'is', null), row('email', '=', email)]))
      .returning(['last', 'balance'])
      .executeTakeFirst(),
  )
  if (!card) {
    await countUnknown(context, [{ typed, problem: 'unknown' }])
    throw new ShopError('gift-card-wrong')
  }
  return { last: card.last, formatBalance: cardFormat(context)(card.balance) }
}
