import type { ColourEntry, ProductEntry } from './entries.ts'
import type { SkuRow, SkuStore } from './sku-store.ts'

export interface StoredColour extends Omit<ColourEntry, 'first' | 'count'> {
  readonly skus: readonly Omit<SkuRow, 'colour'>[]
}

/** Input of the store for one product: from the database or from an offline package. */
export interface StoredProduct extends Omit<ProductEntry, 'colours' | 'firstSku' | 'skuCount'> {
  readonly colours: readonly StoredColour[]
}

/** A stored product as it was added, with the present stock. */
export function productOf(onShelf: ProductEntry, skus: SkuStore): StoredProduct {
  const { colours, firstSku: _, skuCount: __, ...entry } = onShelf
  return {
    ...entry,
    colours: colours.map(({ first, count, ...colour }) => ({
      ...colour,
      skus: Array.from({ length: count }, (_, at) => ({
        sku: skus.code(first + at),
        size: skus.size(first + at),
        price: skus.price(first + at),
        listPrice: skus.listPrice(first + at),
        stock: skus.stock(first + at),
        hidden: skus.hidden(first + at),
      })),
    })),
  }
}
