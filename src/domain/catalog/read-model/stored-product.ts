import type { ColourEntry, ProductEntry } from './entries.ts'
import type { SkuRow, SkuStore } from './sku-store.ts'

export interface StoredColour extends Omit<ColourEntry, 'first' | 'count'> {
  readonly skus: readonly Omit<SkuRow, 'colour'>[]
}

/** One product as it is brought to the shelf: from the database, or out of what a device took along. */
export interface StoredProduct extends Omit<ProductEntry, 'colours' | 'firstSku' | 'skuCount'> {
  readonly colours: readonly StoredColour[]
}

/** What stands on the shelf, as it was brought: stock as it is now. */
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
