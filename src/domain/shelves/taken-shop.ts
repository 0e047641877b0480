import type { Spoken } from '../region/language.ts'
import { createProductShelf } from './product-shelf.ts'
import type { ProductTexts } from './product-texts.ts'
import type { Place } from './scope.ts'
import { createShopReader, type ProductDetail } from './shop.ts'
import { openWindow, type WindowRows } from './shop-window.ts'
import { unpackProducts, type PackedProducts } from './taken-products.ts'

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
  const texts = new Map<string, ProductTexts>()
  for (const part of taken.parts) {
    for (const { product, texts: own } of unpackProducts(part, taken.spoken)) {
      shelf.put(product)
      texts.set(product.id, own)
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
      const own = entry && texts.get(entry.id)
      if (!entry || !own) return undefined
      return reader.detail(entry, { texts: own, storeStock: new Map() }, sku, place, taken.asOf)
    },
  }
}
