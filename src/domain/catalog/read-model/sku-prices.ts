import type { ColourEntry, ProductEntry } from './entries.ts'
import type { SkuStore } from './sku-store.ts'

/** Adjacent SKUs in the store: those of a product or of one colour. */
export type SkuRun = Pick<ColourEntry, 'first' | 'count'>

export function wholeOf({ firstSku, skuCount }: ProductEntry): SkuRun {
  return { first: firstSku, count: skuCount }
}

/** The lowest price of these SKUs, SGD cents, and the list price of that very SKU. */
export function lowestPrice(
  { first, count }: SkuRun,
  skus: SkuStore,
): { readonly price: number; readonly listPrice: number } {
  let lowest: number | undefined
  for (let slot = first; slot < first + count; slot++) {
    if (skus.hidden(slot)) continue
    if (lowest === undefined || skus.price(slot) < skus.price(lowest)) lowest = slot
  }
  return lowest === undefined
    ? { price: 0, listPrice: 0 }
    : { price: skus.price(lowest), listPrice: skus.listPrice(lowest) }
}

/** Whether its colours are sold at different prices. */
export function hasUnevenPrices(entry: ProductEntry, skus: SkuStore): boolean {
  if (entry.colours.length < 2) return false
  const { price, listPrice } = lowestPrice(wholeOf(entry), skus)
  return entry.colours.some((colour) => {
    const own = lowestPrice(colour, skus)
    return own.price !== price || own.listPrice !== listPrice
  })
}
