import { cartAddGift, cartRemoveGift, type CartGift, type CartOffer } from '#contract/buying/gift.contract.ts'
import type { Caller } from '#api/call.ts'
import { refreshCart } from '#sync/cart/cart-actions.ts'

export interface ChosenPiece
  extends Pick<CartOffer, 'ruleId' | 'giftType'>, Pick<CartGift, 'productId' | 'sku'> {}

/** Puts a gift or a preferential good into the bag; needs the network. The bag is fetched afterwards. */
export async function addGift(
  call: Caller,
  { ruleId, giftType, productId, sku }: ChosenPiece,
): Promise<void> {
  await call(cartAddGift, { ruleId, giftType, productId, sku, qty: 1 })
  await refreshCart()
}

export async function removeGift(call: Caller, ruleId: string): Promise<void> {
  await call(cartRemoveGift, { ruleId })
  await refreshCart()
}
