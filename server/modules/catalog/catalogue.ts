import type { Category } from '#contract/navigation.ts'
import type { Listing } from '#contract/listing.ts'
import type { ProductCard } from '#contract/product-card.ts'
import type { ProductDetail } from '#contract/product.ts'
import type { ListingQuery } from '#domain/catalog/engine.ts'
import type { Place } from '../../http/served.ts'
import type { Heading } from './heading.ts'
import type { ShopWindow } from './shop-window.ts'

/** One SKU as a bag line or an order line shows it, in one language and currency. Prices in minor units of `currency`. */
export interface SkuFacts {
  readonly sku: string
  readonly productId: string
  readonly spu: string
  readonly name: string
  readonly color: string
  readonly size: string
  readonly imageUrl: string
  readonly baseUrl: string
  readonly price: number
  readonly listPrice: number
  readonly currency: string
  readonly stock: number
  /** False is "stop selling" (spec 4.14). */
  readonly onSale: boolean
  readonly preSaleDays: number
  readonly multiItem: boolean
  readonly soldTag: string
  /** A flash deal is running at `now`. */
  readonly flash: boolean
  readonly isGiftCard: boolean
  readonly isVirtual: boolean
  /** "No returns or exchanges on final sale" (spec 2.10). */
  readonly finalSale: boolean
  /** May be bought with money: not virtual, not points-only. */
  readonly sellable: boolean
}

export interface Scope {
  readonly kind: 'category' | 'collection' | 'search'
  readonly key: string
}

/** The catalogue in memory: what listings, search, pages and bags are answered from (design.md 3.14a). */
export interface Catalogue {
  /** undefined: no such category or collection. A price filter is in whole units of the place's currency. */
  listing(scope: Scope, query: Omit<ListingQuery, 'scope'>, place: Place, now: number): Listing | undefined
  cards(spus: readonly string[], place: Place, now: number): ProductCard[]
  /** Reads texts, reviews and store stock from the database; the rest from memory. */
  detail(spu: string, sku: string | undefined, place: Place, now: number): Promise<ProductDetail | undefined>
  sku(sku: string, place: Place, now: number): SkuFacts | undefined
  knows(spu: string): boolean
  spuOf(productId: string): string | undefined
  categories(place: Place): Category[]
  /** What stands above a listing: title, description, crumbs. undefined as for `listing`. */
  heading(scope: Scope, place: Place): Heading | undefined
  /** Announcements, home page, shops and the like. */
  window(): ShopWindow
  /** Changes whenever something that shoppers see has changed. */
  version(): string
  /** Takes over what changed in the database since the last call (other nodes, the owner's tool). */
  refresh(now?: number): Promise<void>
  /** Re-reads these SKUs at once: called after this node has changed their stock. */
  reread(skus: readonly string[]): Promise<void>
}
