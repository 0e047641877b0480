import type { Spoken } from '../../region/language.ts'
import type { SkuStore } from './sku-store.ts'

export type Names = Readonly<Partial<Record<Spoken, string>>> & { readonly en: string }

/** One colour of a product, in the shop's order. */
export interface ColourEntry {
  readonly pid: string
  readonly family: string
  readonly hex: string
  readonly names: Names
  /** Hash of its key at the picture source, or those of its photographs, and of its cutout: `pictures.ts` makes addresses of it. */
  readonly hash: string
  /** Slots of its SKUs in the store: `count` of them from `first`. */
  readonly first: number
  readonly count: number
}

export interface Marketing {
  readonly type: number
  readonly ruleId: string
  readonly startTime: number
  readonly endTime: number
}

/** A tag of a promotion; its name is a text of the shop, in each of its languages. */
export interface ActTag {
  readonly type: 0 | 2 | 4
  readonly name: Names
}

/** One product as the catalogue holds it. Lists that many products have alike are shared between them. */
export interface ProductEntry {
  readonly id: string
  readonly spu: string
  readonly slug: string
  readonly type: string
  readonly rank: number
  readonly sold: number
  readonly createdAt: number
  readonly changedAt: number
  readonly listed: boolean
  readonly onSale: boolean
  readonly names: Names
  readonly fitType: string
  readonly elastic: string
  readonly isNewSize: boolean
  readonly isVirtual: boolean
  readonly isGroupVirtual: boolean
  readonly isGiftCard: boolean
  readonly tags: readonly string[]
  readonly actTags: readonly ActTag[]
  readonly marketing: Marketing | null
  readonly preSaleDays: number
  readonly multiItem: boolean
  readonly partPoint: number
  /** Money that 'Points + Pay' takes besides `partPoint`, in SGD cents. */
  readonly partPrice: number
  readonly allPoint: number
  readonly pickup: boolean
  readonly totalReviews: number
  readonly averageRating: number
  /** As filed: leaf categories, without their ancestors. */
  readonly categories: readonly number[]
  readonly collections: readonly string[]
  readonly colours: readonly ColourEntry[]
  readonly firstSku: number
  readonly skuCount: number
}

/** Can be bought with money: everything that is not redeem-only (spec 4.6). */
export function isSellable({ isVirtual }: Pick<ProductEntry, 'isVirtual'>): boolean {
  return !isVirtual
}

/** Adjacent SKUs in the store: those of a product or of one colour. */
export type SkuRun = Pick<ColourEntry, 'first' | 'count'>

export function wholeOf({ firstSku, skuCount }: ProductEntry): SkuRun {
  return { first: firstSku, count: skuCount }
}

export function slotsOf({ first, count }: SkuRun): number[] {
  return Array.from({ length: count }, (_, at) => first + at)
}

export function canBuy(entry: ProductEntry, skus: SkuStore, slot: number): boolean {
  return entry.onSale && !skus.hidden(slot) && skus.stock(slot) > 0
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
