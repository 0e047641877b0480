import type { RepeatingCountdown } from '#domain/catalog/flash.ts'
import type { PackagedContent } from '#domain/catalog/offline-package/offline-package.ts'
import type { PackedProducts } from '#domain/catalog/offline-package/packaged-products.ts'
import type { Names } from '#domain/catalog/read-model/entries.ts'
import type {
  StorefrontContent,
  StorefrontContentRows,
} from '#domain/catalog/read-model/storefront-content.ts'
import type { ReviewSort } from '#domain/reviews/review-sorts.ts'
import type { Spoken } from '#domain/region/language.ts'
import type { ReviewPage } from '#domain/catalog/read-model/product-texts.ts'
import type { StoreLocale } from '#domain/catalog/read-model/listing-scope.ts'
import type { ProductDetail, CatalogReader } from '#domain/catalog/read-model/catalog-reader.ts'

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

export interface ReviewsInput {
  readonly sort: ReviewSort
  readonly after: string
}

interface Announcement {
  readonly msgs: Names
  readonly url: string
  readonly popInfo: string
  readonly countdown: RepeatingCountdown | undefined
}

/** What is small, as the server knows it. Read anew at every look. */
export interface LoadedContent extends StorefrontContent {
  readonly messages: readonly Announcement[]
  readonly rows: StorefrontContentRows
  /** Equal for equal contents. */
  readonly signature: string
}

/** The catalogue as devices download it. */
export interface OfflinePackages {
  /** undefined: a version this shop does not know, or no such part. */
  part(
    input: { readonly version: string; readonly part: number; readonly of: number },
    spoken: Spoken,
    now: number,
  ): Promise<{ asOf: number; products: PackedProducts; content: PackagedContent | null } | undefined>
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

/** The catalogue in memory: what listings, search, pages and bags are answered from (design.md 3.14a). */
export interface Catalogue extends Pick<
  CatalogReader,
  | 'listing'
  | 'search'
  | 'category'
  | 'collection'
  | 'cards'
  | 'cardsNamed'
  | 'categories'
  | 'heading'
  | 'home'
  | 'trending'
> {
  /** Reads texts, reviews and store stock from the database; the rest from memory. */
  detail(
    spu: string,
    sku: string | undefined,
    storefront: StoreLocale,
    now: number,
  ): Promise<ProductDetail | undefined>
  /** A page of a product's reviews; undefined for a product the shop does not have. */
  reviews(
    spu: string,
    input: ReviewsInput,
    storefront: StoreLocale,
    now: number,
  ): Promise<ReviewPage | undefined>
  sku(sku: string, storefront: StoreLocale, now: number): SkuFacts | undefined
  knows(spu: string): boolean
  spuOf(productId: string): string | undefined
  /** The whole of it, for devices that take the shop along. */
  readonly bundles: OfflinePackages
  /** Announcements, home page, shops and the like. */
  content(): LoadedContent
  /** Changes whenever something that shoppers see has changed. */
  version(): string
  /** Takes over what changed in the database since the last call (other nodes, the owner's tool). */
  refresh(now?: number): Promise<void>
  /** Re-reads these SKUs at once: called after this node has changed their stock. */
  reread(skus: readonly string[]): Promise<void>
}
