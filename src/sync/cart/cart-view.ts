import type { CartLine } from '#contract/cart.contract.ts'

/** The bag as the shopper sees it: the last confirmed bag with everything that waits applied to it (design.md 3.10). */
export interface CartView {
  readonly count: number
  readonly lines: readonly CartViewLine[]
  readonly currency: string
}

export interface CartViewLine extends CartLine {
  /** True while an operation on this line waits ("saved on this device"). */
  readonly waiting: boolean
  /** True while that operation is in the memory of this page only. */
  readonly unsaved: boolean
}

/** What a card or product page knows of the piece it adds: enough to show it in the bag without a network. */
export type CartPiece = Omit<CartLine, 'qty' | 'selected' | 'formatFinalPriceTotal'>

/** What an operation on the bag carries for the screen: the pieces it adds. */
export interface CartPreview {
  readonly pieces: readonly CartPiece[]
  /** Currency of the pieces' prices. */
  readonly currency: string
}
