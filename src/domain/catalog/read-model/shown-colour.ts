import type { RequestedColours } from '../search/requested-colours.ts'
import type { ColourEntry, ProductEntry } from './entries.ts'
import { canBuy } from './records.ts'
import type { SkuStore } from './sku-store.ts'
import type { PriceView } from './price-view.ts'

/** The filters of a list that decide in which colour each product is shown. */
export interface ColourPreference {
  /** Colours of the filter. */
  readonly families: readonly string[]
  /** Sizes of the filter. */
  readonly sizes: readonly string[]
  /** Colours named in the search text; a filter has precedence. */
  readonly words: RequestedColours | undefined
}

const NO_WISH: ColourPreference = { families: [], sizes: [], words: undefined }

export interface ShownColour {
  readonly index: number
  /** The colour was requested, so the card's price is that of this colour. */
  readonly isRequested: boolean
}

/**
 * The colour in which a list shows a product: one of the filter's or of the search text's that can be bought in a
 * requested size; the shop's order decides between equals.
 */
export function shownColour(
  entry: ProductEntry,
  skus: SkuStore,
  view: PriceView,
  preference: ColourPreference = NO_WISH,
): ShownColour {
  const families = preference.families.length > 0 ? preference.families : (preference.words?.families ?? [])
  let best = { index: 0, isRequested: false }
  let most = -1
  for (const [index, colour] of entry.colours.entries()) {
    const named = preference.words?.nameWords(view.name(colour.names)) ?? 0
    const inFamily = families.includes(colour.family)
    const buyable = sizesToBuy(entry, colour, skus)
    const inSize = preference.sizes.some((size) => buyable.has(size))
    const worth =
      Number(inFamily) * 1_000 + Math.min(named, 9) * 100 + Number(inSize) * 10 + Number(buyable.size > 0)
    if (worth <= most) continue
    most = worth
    best = { index, isRequested: inFamily || named > 0 }
  }
  return best
}

/** Whether the product has a colour of one of these families. */
export function hasColour(entry: ProductEntry, families: readonly string[]): boolean {
  return entry.colours.some(({ family }) => families.includes(family))
}

function sizesToBuy(entry: ProductEntry, colour: ColourEntry, skus: SkuStore): ReadonlySet<string> {
  const sizes = new Set<string>()
  for (let slot = colour.first; slot < colour.first + colour.count; slot++) {
    if (canBuy(entry, skus, slot)) sizes.add(skus.size(slot))
  }
  return sizes
}
