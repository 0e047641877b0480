import type { Minor } from '../brand.ts'
import type { Marketing } from '../catalog/flash.ts'

/** A line of the cart as the sums read it. */
export type TotalsLine = {
  readonly sku: string
  readonly qty: number
  /** Price of one now, and before any reduction; both in the currency of the totals. */
  readonly unit: Minor
  readonly list: Minor
  readonly selected: boolean
  /** Carries the multi-item activity (ruleType 4). */
  readonly multiItem: boolean
  /** Sold as a flash item; a deal counts only while it runs. */
  readonly flash: boolean | Marketing
  readonly isGiftCard: boolean
  readonly isVirtual: boolean
  /** Product, for sets at one price. */
  readonly productId?: string | undefined
  /** A free gift or a preferential good: it counts for no other rule. */
  readonly isOffer?: boolean | undefined
}
