import type { GeoPoint } from '#domain/region/distance.ts'
import type { RepeatingCountdown } from '#domain/catalog/flash.ts'
import type { PackagedContent } from '#domain/catalog/offline-package/offline-package.ts'
import type { PackedProducts } from '#domain/catalog/offline-package/packaged-products.ts'
import type { Names } from '#domain/catalog/read-model/entries.ts'
import type {
  StorefrontContent,
  StorefrontContentRows,
} from '#domain/catalog/read-model/storefront-content.ts'
import type { ReviewFilter } from '#domain/reviews/review-filter.ts'
import type { ReviewSort } from '#domain/reviews/review-sorts.ts'
import type { Spoken } from '#domain/region/language.ts'
import type { ProductDetail, ReviewPage } from '#domain/catalog/read-model/present-detail.ts'
import type { Storefront } from '#domain/region/storefront.ts'
import type { CatalogReader, DetailRequest } from '#domain/catalog/read-model/catalog-reader.ts'
import type { Revisions } from './revisions.ts'

/** One SKU of a cart line or an order line, in one language and currency. Prices in minor units of `currency`. */
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
  /** The product has no other SKU that is shown. */
  readonly onlyOne: boolean
  /** "No returns or exchanges on final sale" (spec 2.10). */
  readonly finalSale: boolean
  /** May be bought with money: not redeemed only. */
  readonly sellable: boolean
}

/** The user's languages come first; stored pages are as young as `now` allows. */
export interface ReviewsContext extends Pick<Storefront, 'language'> {
  readonly now: number
}

export interface ReviewsInput {
  readonly sort: ReviewSort
  readonly after: string
  readonly filter: ReviewFilter
}

interface Announcement {
  readonly msgs: Names
  readonly url: string
  readonly popInfo: string
  readonly countdown: RepeatingCountdown | undefined
}

/** Small content of the shop; the server reads it again at every check for changes. */
export interface LoadedContent extends StorefrontContent {
  readonly messages: readonly Announcement[]
  readonly rows: StorefrontContentRows
  /** Equal for equal contents. */
  readonly signature: string
  /** Of stores whose place the owner has named. */
  readonly storePlaces: ReadonlyMap<string, GeoPoint>
  /** `hours`: JSON, language → opening hours. */
  readonly storeAddresses: ReadonlyMap<string, { readonly address: string; readonly hours: string }>
}

/** The catalogue as an offline package. */
export interface OfflinePackages {
  /** undefined: an unknown version, or no such part. */
  part(
    input: {
      readonly version: string
      readonly part: number
      readonly of: number
    },
    spoken: Spoken,
    now: number,
  ): Promise<
    | {
        asOf: number
        products: PackedProducts
        content: PackagedContent | null
      }
    | undefined
  >
  delta(
    from: string | undefined,
    spoken: Spoken,
    now: number,
  ): Promise<{
    version: string
    asOf: number
    whole: boolean
    parts: number
    total: number
    products: PackedProducts
    content: PackagedContent | null
  }>
}

/** The catalogue in memory: listings, search, pages and carts are answered from it. */
export interface Catalogue extends Pick<
  CatalogReader,
  | 'listing'
  | 'search'
  | 'category'
  | 'collection'
  | 'cards'
  | 'cardsNamed'
  | 'together'
  | 'categories'
  | 'heading'
  | 'home'
  | 'listed'
  | 'prepareSearch'
  | 'trending'
> {
  /**
   * Reads texts, reviews and store stock from the database; the rest from memory. `addRelated` gets the SPU of each product
   * that the page names while it is offered; undefined for one that is not in memory.
   */
  detail(
    spu: string,
    request: DetailRequest,
    addRelated?: (spu: string | undefined) => void,
  ): Promise<ProductDetail | undefined>
  /** Reads a store's stock before its lists are requested; false for an unknown store. */
  readStore(id: string, now: number): Promise<boolean>
  /** A page of a product's reviews; undefined for an unknown product. */
  reviews(spu: string, input: ReviewsInput, context: ReviewsContext): Promise<ReviewPage | undefined>
  sku(sku: string, storefront: Storefront, now: number): SkuFacts | undefined
  knows(spu: string): boolean
  spuOf(productId: string): string | undefined
  /** The whole catalogue, for downloads. */
  readonly offlinePackages: OfflinePackages
  /** Announcements, home page, stores and the like. */
  content(): LoadedContent
  /** Changes with every change that a list can show. Local to this process: another node or start has other versions. */
  version(): string
  /** What of it has changed, for caches of what is made from it (`trackReads`). */
  readonly revisions: Revisions
  /** Changes with the data, and is the same on every node that has read the same changes. */
  dataVersion(): string
  /** Reads the changes in the database since the last call (by other nodes or the store tool). */
  refresh(now?: number): Promise<void>
  /** Reads these SKUs again at once, after this node has changed their stock. */
  reread(skus: readonly string[]): Promise<void>
}
