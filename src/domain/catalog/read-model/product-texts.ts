import type { ReviewTally } from '../../reviews/review-tally.ts'
import type { Names } from './entries.ts'

export interface Review {
  readonly id: string
  readonly rating: number
  readonly title: string
  readonly text: string
  /** Of the words: BCP 47. */
  readonly lang: string
  readonly author: string
  readonly createdAt: number
  readonly helpful: number
  readonly fit: string
  readonly size: string
}

/** Some reviews of a product in one order, and where the next ones begin; empty after the last. */
export interface ReviewPage {
  readonly list: readonly Review[]
  readonly next: string
}

/** What only a product's own page shows. */
export interface ProductTexts {
  readonly material: Names
  /** By language. */
  readonly descriptions: ReadonlyMap<string, { readonly description: string; readonly care: string }>
  readonly tally: ReviewTally
  /** Ids of other products. */
  readonly related: readonly string[]
  readonly bundle: readonly string[]
}
