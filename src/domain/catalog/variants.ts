import { sizeName } from './size-order.ts'

/** One SKU as a size button shows it. */
export type Size = {
  readonly sku: string
  readonly size: string
  readonly canBuy: boolean
  readonly stock: number
  readonly hidden: boolean
}

/** A colour and its sizes (the colour group of spec 3). */
export type Colour<S extends Size = Size> = { readonly size: readonly S[] }

/** Sizes that disappear when no colour can sell them, and the larger size that must have disappeared first (spec 4.8). */
const HIDEABLE: readonly { readonly size: string; readonly after?: string }[] = [
  { size: 'XXL', after: '3XL' },
  { size: 'XL', after: 'XXL' },
  { size: 'XXS' },
  { size: '24' },
  { size: '30' },
  { size: '31' },
  { size: '32' },
]

/** Names of the sizes not shown in any colour, so that all colours show the same row. */
export function hiddenSizes(colours: readonly Colour[]): ReadonlySet<string> {
  const all = colours.flatMap((colour) => colour.size)
  const names = new Set(all.map((size) => sizeName(size.size)))
  const buyable = new Set(all.filter((size) => size.canBuy).map((size) => sizeName(size.size)))
  const shown = new Set(all.filter((size) => !size.hidden).map((size) => sizeName(size.size)))
  const hidden = new Set([...names].filter((name) => !shown.has(name)))
  for (const { size, after } of HIDEABLE) {
    // A size that the product never had cannot be visible either (decision 0165).
    const outermost = after === undefined || hidden.has(after) || !names.has(after)
    if (names.has(size) && !buyable.has(size) && outermost) hidden.add(size)
  }
  return hidden
}

/** The sizes each colour shows, colour by colour. */
export function visibleSizes<S extends Size>(colours: readonly Colour<S>[]): S[][] {
  const hidden = hiddenSizes(colours)
  return colours.map((colour) =>
    colour.size.filter((size) => !size.hidden && !hidden.has(sizeName(size.size))),
  )
}

/**
 * Marks the sold-out ends of the row: an unbroken run from the first size, as far as the first half goes,
 * or to the last size within the second half (spec 4.8).
 */
export function markDisabled<S extends Size>(sizes: readonly S[]): (S & { readonly disabled: boolean })[] {
  const half = sizes.length / 2
  const firstBuyable = sizes.findIndex((size) => size.canBuy)
  const lastBuyable = sizes.findLastIndex((size) => size.canBuy)
  const leading = firstBuyable === -1 ? sizes.length : firstBuyable
  return sizes.map((size, at) => ({
    ...size,
    disabled: (at < leading && at < half) || (at > lastBuyable && at >= half),
  }))
}

/** The SKU shown first: the first size that can be bought, or else the first (spec 4.8). */
export function defaultSku(colour: Colour): string | undefined {
  const shown = colour.size.filter((size) => !size.hidden)
  const row = shown.length > 0 ? shown : colour.size
  return (row.find((size) => size.canBuy) ?? row[0])?.sku
}

/** The same size in another colour, if that colour sells it; undefined leaves nothing selected. */
export function switchColour<S extends Size>(current: string | undefined, colour: Colour<S>): S | undefined {
  if (current === undefined) return undefined
  const wanted = sizeName(current)
  return colour.size.find((size) => sizeName(size.size) === wanted && size.canBuy && !size.hidden)
}

/**
 * The action of the add-to-cart button (spec 4.6); an eGift card has a form in its place, and a product
 * that the shop has withdrawn has no action: it is never in stock again (spec 4.14).
 */
export type AddButton = 'stop-selling' | 'redeem-only' | 'egift' | 'add-to-cart' | 'notify'

export function addButton(product: {
  readonly stopSelling?: true | undefined
  readonly isVirtual: boolean
  readonly isGiftCard: boolean
  readonly canBuy: boolean
}): AddButton {
  if (product.stopSelling) return 'stop-selling'
  if (product.isVirtual) return 'redeem-only'
  if (product.isGiftCard) return 'egift'
  return product.canBuy ? 'add-to-cart' : 'notify'
}

/** Whether a card offers to add: virtual, group-virtual and gift-card products need their own page (spec 2.8). */
export function cardOffersAdd(product: {
  readonly isVirtual: boolean
  readonly isGroupVirtual: boolean
  readonly isGiftCard: boolean
}): boolean {
  return !product.isVirtual && !product.isGroupVirtual && !product.isGiftCard
}

/** Nothing is sent of what is held or mailed: a virtual product, or one of a group of them (spec 3). */
export function isWithoutParcel(product: {
  readonly isVirtual: boolean
  readonly isGroupVirtual: boolean
}): boolean {
  return product.isVirtual || product.isGroupVirtual
}

/** Availability shown on a card; `pre-order` and `redeem-only` are shown beside its actions. */
export type Availability = 'stop-selling' | 'sold-out' | 'redeem-only' | 'pre-order' | 'available'

interface AvailabilityFacts {
  /** The shop has withdrawn the product. */
  readonly stopSelling?: true | undefined
  readonly canBuy: boolean
  readonly isVirtual: boolean
  /** `allAdvance` 1: sold ahead of its arrival. */
  readonly preSaleSkuList: { readonly allAdvance: 0 | 1 }
}

/** The states of spec 4.14; the first that holds is shown. */
const STATES: readonly (readonly [Availability, (facts: AvailabilityFacts) => boolean])[] = [
  ['stop-selling', ({ stopSelling }) => stopSelling === true],
  ['sold-out', ({ canBuy }) => !canBuy],
  ['redeem-only', ({ isVirtual }) => isVirtual],
  ['pre-order', isPreOrder],
]

/** Sold ahead of its arrival. */
export function isPreOrder({ preSaleSkuList }: Pick<AvailabilityFacts, 'preSaleSkuList'>): boolean {
  return preSaleSkuList.allAdvance === 1
}

export function availability(facts: AvailabilityFacts): Availability {
  return STATES.find(([, holds]) => holds(facts))?.[0] ?? 'available'
}

/** What is chosen is a size: a gift card has amounts, a group virtual product has products. */
export function isSized(product: {
  readonly isGiftCard: boolean
  readonly isGroupVirtual: boolean
}): boolean {
  return !product.isGiftCard && !product.isGroupVirtual
}
