import type { Language, Spoken } from '../../region/language.ts'
import { isOwnLanguage } from '../../reviews/review-language.ts'
import { writeCursor } from '../../reviews/review-sorts.ts'
import { createSay, type CompiledTexts } from '../../region/say.ts'
import { createCatalogWords } from '../read-model/catalog-words.ts'
import { createProductStore } from '../read-model/product-store.ts'
import type { Review, ReviewPage } from '../read-model/present-detail.ts'
import type { Storefront } from '../../region/storefront.ts'
import { createCatalogReader } from '../read-model/catalog-reader.ts'
import type { ProductDetail } from '../read-model/present-detail.ts'
import { createStorefrontContent, type StorefrontContentRows } from '../read-model/storefront-content.ts'
import { unpackProducts, type PackedProducts, type PackagedProduct } from './packaged-products.ts'

/** Everything small, with the words of the catalogue itself in the language of the package and in English. */
export type PackagedContent = StorefrontContentRows & {
  readonly words: Readonly<Record<string, CompiledTexts>>
}

export interface OfflinePackage {
  readonly version: string
  /** When prices and stock were read, by the server's clock. */
  readonly asOf: number
  readonly spoken: Spoken
  /** Deltas in order of arrival: a later one overrides an earlier one. */
  readonly parts: readonly PackedProducts[]
  readonly content: PackagedContent
}

export type OfflineCatalog = ReturnType<typeof openOfflineCatalog>

/** The catalogue from downloaded packages: the same reader as the server's, over the same stores. */
export function openOfflineCatalog(taken: OfflinePackage) {
  const store = createProductStore()
  const known = new Map<string, Pick<PackagedProduct, 'texts' | 'reviews'>>()
  for (const part of taken.parts) {
    for (const { product, texts, reviews } of unpackProducts(part, taken.spoken)) {
      store.put(product)
      known.set(product.id, { texts, reviews })
    }
  }
  const reader = createCatalogReader({
    store,
    content: createStorefrontContent(taken.content),
    version: () => taken.version,
    wordsOf: createCatalogWords((spoken) => createSay(spoken, taken.content.words[spoken] ?? {})),
  })
  return {
    ...reader,
    asOf: taken.asOf,
    size: store.size,
    spuOf: (id: string) => store.byId(id)?.spu,
    /** Pieces to buy with those of a bag, by what the device knows: the shop's orders are not part of the package. */
    togetherWith(skus: readonly string[], storefront: Storefront) {
      const entries = skus.flatMap((sku) => {
        const slot = store.skus.find(sku)
        return (slot === undefined ? undefined : store.ownerOf(slot)) ?? []
      })
      const bag = [...new Set(entries.map(({ id }) => id))]
      const styled = bag.flatMap((id) => known.get(id)?.texts.bundle ?? [])
      return reader.together({ bag, bought: [], styled }, storefront)
    },
    /** Stock of the stores is read when the user plans a visit, so it is not part of the package. */
    product(spu: string, sku: string | undefined, storefront: Storefront): ProductDetail | undefined {
      const entry = store.bySpu(spu)
      const own = entry && known.get(entry.id)
      if (!entry || !own) return undefined
      const reviews = pageOf(own.reviews, entry.totalReviews, storefront.language)
      return reader.detail(
        entry,
        { ...own, reviews, storeStock: new Map() },
        { sku, storefront, asOf: taken.asOf },
      )
    },
  }
}

/** The few reviews in the package; the server has the pages after the last of them. */
function pageOf(list: readonly Review[], total: number, language: Language): ReviewPage {
  const last = list.at(-1)
  const more = last && list.length < total
  return { list, next: more ? writeCursor('recent', last, isOwnLanguage(last.lang, language)) : '' }
}
