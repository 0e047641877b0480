import type { CatalogueEngine } from '../listing/listing-engine.ts'
import type { createListings } from './price-listing.ts'

/** The products of the whole shop, or those of one store. */
export interface Shelves {
  readonly engine: CatalogueEngine
  readonly list: ReturnType<typeof createListings>
  /** Distinguishes responses of different shelves. */
  readonly name: string
}
