import type { CatalogueRecord } from './catalogue-record.ts'

/** The lowest price of a product among its colours of these families; without any, that of the product. */
function priceIn({ colours, price }: CatalogueRecord, families: readonly string[]): number {
  let lowest = Infinity
  for (const colour of colours) {
    if (families.includes(colour.family)) lowest = Math.min(lowest, colour.price ?? price)
  }
  return lowest === Infinity ? price : lowest
}

/** Prices by slot, and those of products whose colours differ in price, which a colour filter changes. */
export interface ColourPrices {
  change(slot: number, after: CatalogueRecord | undefined): void
  /** Valid until the next change. */
  within(families: readonly string[]): readonly number[]
  /** Prices without a colour filter. */
  readonly plain: readonly number[]
}

/** Choices of colours whose prices are kept: a number for each product of the catalogue. */
const CACHED_CHOICES = 8

export function createColourPrices(): ColourPrices {
  const prices: number[] = []
  const byChoice = new Map<string, readonly number[]>()
  const uneven = new Map<number, CatalogueRecord>()
  return {
    plain: prices,
    change(slot, after) {
      prices[slot] = after?.price ?? 0
      byChoice.clear()
      if (after?.colours.some(({ price }) => price !== undefined)) uneven.set(slot, after)
      else uneven.delete(slot)
    },
    within(families) {
      if (families.length === 0 || uneven.size === 0) return prices
      const choice = families.join()
      const known = byChoice.get(choice)
      if (known) return known
      const own = [...prices]
      for (const [slot, record] of uneven) own[slot] = priceIn(record, families)
      if (byChoice.size >= CACHED_CHOICES) byChoice.clear()
      byChoice.set(choice, own)
      return own
    },
  }
}
