import type { Names } from './entries.ts'

export interface Review {
  readonly id: string
  readonly rating: number
  readonly title: string
  readonly text: string
  readonly author: string
  readonly createdAt: number
  readonly helpful: number
  readonly fit: string
  readonly size: string
}

/** What only a product's own page shows. */
export interface ProductTexts {
  readonly material: Names
  /** By language. */
  readonly descriptions: ReadonlyMap<string, { readonly description: string; readonly care: string }>
  readonly reviews: readonly Review[]
  /** Ids of other products. */
  readonly related: readonly string[]
  readonly bundle: readonly string[]
}
