import type { Language, Spoken } from '../region/language.ts'
import { isOwnLanguage } from '../reviews/review-language.ts'
import { writeCursor } from '../reviews/review-sorts.ts'
import { createProductShelf } from './product-shelf.ts'
import type { Review, ReviewPage } from './product-texts.ts'
import type { Place } from './scope.ts'
import { createShopReader, type ProductDetail } from './shop.ts'
import { openWindow, type WindowRows } from './shop-window.ts'
import { unpackProducts, type PackedProducts, type TakenProduct } from './taken-products.ts'

export interface TakenAlong {
  readonly version: string
  /** When prices and stock were read, by the server's clock. */
  readonly asOf: number
  readonly spoken: Spoken
  /** In the order they came: a later one knows better. */
  readonly parts: readonly PackedProducts[]
  readonly window: WindowRows
}

export type TakenShop = ReturnType<typeof openTakenShop>

/** The shop out of what a device has taken along: the same reader as the server's, over the same shelf. */
export function openTakenShop(taken: TakenAlong, later: (work: () => void) => void) {
  const shelf = createProductShelf()
  const known = new Map<string, Pick<TakenProduct, 'texts' | 'reviews'>>()
  for (const part of taken.parts) {
    for (const { product, texts, reviews } of unpackProducts(part, taken.spoken)) {
      shelf.put(product)
      known.set(product.id, { texts, reviews })
    }
  }
  const reader = createShopReader({
    shelf,
    window: openWindow(taken.window),
    version: () => taken.version,
    later,
  })
  return {
    ...reader,
    asOf: taken.asOf,
    size: shelf.size,
    spuOf: (id: string) => shelf.byId(id)?.spu,
    /** What the shops in town have is read when somebody means to go there, so it is not taken along. */
    product(spu: string, sku: string | undefined, place: Place): ProductDetail | undefined {
      const entry = shelf.bySpu(spu)
      const own = entry && known.get(entry.id)
      if (!entry || !own) return undefined
      const reviews = pageOf(own.reviews, entry.totalReviews, place.language)
      return reader.detail(entry, { ...own, reviews, storeStock: new Map() }, sku, place, taken.asOf)
    },
  }
}

/** The few reviews that were taken along; the shop goes on after the last of them. */
function pageOf(list: readonly Review[], total: number, language: Language): ReviewPage {
  const last = list.at(-1)
  const more = last && list.length < total
  return { list, next: more ? writeCursor('recent', last, isOwnLanguage(last.lang, language)) : '' }
}
