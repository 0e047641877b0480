import type { Tier } from './promotion.ts'

/** What pieces announce of a site's promotions. Both are of the moment at which the content was read. */
export interface SiteOffers {
  /** Steps of the multi-item offer, the best first; empty where none runs (spec 9.6). */
  readonly tiers: readonly Tier[]
  /** Sets at one price ('Style It With'). */
  readonly sets: readonly PieceSet[]
}

export interface PieceSet {
  /** Product ids. */
  readonly products: readonly string[]
  /** Of the set, in Singapore cents. */
  readonly price: number
}

export const NO_OFFERS: SiteOffers = { tiers: [], sets: [] }
