import type { CartLine } from '#contract/cart.contract.ts'

/**
 * The bag as the shopper sees it: the last confirmed bag with everything that waits applied to it (design.md 3.10).
 * `unknown` is not empty: nothing has been read yet. `failed` is not empty either: it could not be read.
 */
export type CartView =
  | { readonly status: 'unknown'; readonly count: number | undefined }
  | { readonly status: 'failed'; readonly count: number | undefined }
  | {
      readonly status: 'ready'
      readonly count: number
      readonly lines: readonly CartViewLine[]
      /** Operations on this device that the shop has not confirmed. */
      readonly waiting: number
      /** Epoch milliseconds (server clock) of the confirmed bag underneath. */
      readonly asOf: number | undefined
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
