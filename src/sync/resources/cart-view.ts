import type { CartLine } from '#contract/buying/cart.contract.ts'
import type { CartGift, CartOffer } from '#contract/buying/gift.contract.ts'
import type { CurrencyCode } from '#domain/money/currencies.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Site } from '#domain/region/sites.ts'
import type { ResourceState } from './sync-resource.ts'

/** The cart as the user sees it: the last confirmed cart with the pending operations applied (offline.md D1). */
export interface CartView {
  readonly count: number
  readonly lines: readonly CartViewLine[]
  readonly currency: CurrencyCode
  /** Promotions of the site, as the server last named them; none before it has. */
  readonly promotions: readonly Promotion[]
  /** What promotions have added, and what they may add, as the server last said. */
  readonly gifts: readonly CartGift[]
  readonly offers: readonly CartOffer[]
  /** The site of a login discount that the next order uses; absent without one. */
  readonly loginDiscount?: Site | undefined
}

export interface CartViewLine extends CartLine {
  /** Epoch milliseconds (device clock) since an operation on this line is being written to this device. */
  readonly savingSince: number | undefined
  /** True while an operation on this line is pending ("saved on this device"). */
  readonly waiting: boolean
  /** True while that operation is in the memory of this page only. */
  readonly unsaved: boolean
}

/** Pieces in the cart; those of the last cart shown while the device cannot be read, undefined before any was. */
export function cartCount(cart: ResourceState<CartView>): number | undefined {
  if (cart.status === 'ready') return cart.count
  return cart.status === 'failed' ? cart.last?.count : undefined
}

/** The data of an added piece from its card or product page: enough to show it in the cart offline. */
export type CartPiece = Omit<CartLine, 'qty' | 'selected' | 'formatFinalPriceTotal'>

/** Preview of an operation on the cart: the pieces it adds. */
export interface CartPreview {
  readonly pieces: readonly CartPiece[]
  /** Currency of the pieces' prices. */
  readonly currency: string
}
