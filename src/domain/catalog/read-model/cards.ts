import { minor } from '../../brand.ts'
import { percentOff } from '../../money/money.ts'
import { productPath } from '../../region/links.ts'
import { ownCutout, picturesOfColour } from '../pictures.ts'
import type { RequestedColours } from '../search/requested-colours.ts'
import { defaultSku } from '../variants.ts'
import { multiItemOf } from './catalog-words.ts'
import type { CategoryTree } from './category-tree.ts'
import {
  canBuy,
  hasUnevenPrices,
  lowestPrice,
  slotsOf,
  wholeOf,
  type ColourEntry,
  type Names,
  type ProductEntry,
} from './entries.ts'
import { createLruCache } from './memo.ts'
import type { PriceView } from './price-view.ts'
import type { ProductStore } from './product-store.ts'
import type { SkuStore } from './sku-store.ts'

const CACHED_CARDS = 3_000
/** Most of a card are its colours with their sizes, which cards in several currencies share. */
const CACHED_ITEMS = 1_500

/** SKUs, and the prices and words of one storefront. */
export interface Presentation {
  readonly skus: SkuStore
  readonly view: PriceView
}

/** Presents products as lists show them; a card is cached until its product changes. */
export function createCards(
  store: ProductStore,
  primaryOf: (entry: ProductEntry, tree: CategoryTree) => Names | undefined,
) {
  const cache = createLruCache<{
    readonly revision: number
    readonly tree: CategoryTree
    readonly card: ProductCard
  }>(CACHED_CARDS)
  const cachedItems = createLruCache<{ readonly revision: number; readonly items: CardItem[] }>(CACHED_ITEMS)

  function itemsOf(entry: ProductEntry, presentation: Presentation): CardItem[] {
    const { view } = presentation
    const key = `${entry.id} ${hasUnevenPrices(entry, store.skus) ? view.key : view.spoken}`
    const revision = store.revision(entry)
    const known = cachedItems.get(key)
    if (known?.revision === revision) return known.items
    const items = presentItems(entry, presentation)
    cachedItems.set(key, { revision, items })
    return items
  }

  /** The cards of one list. */
  return function cardsIn(view: PriceView, tree: CategoryTree, preference?: ColourPreference) {
    const presentation = { skus: store.skus, view }

    return function cardOf(entry: ProductEntry): ProductCard {
      const shown = shownColour(entry, presentation, preference)
      const key = `${entry.id} ${view.key} ${shown.index}${shown.isRequested ? ' asked' : ''}`
      const revision = store.revision(entry)
      const known = cache.get(key)
      if (known && known.revision === revision && known.tree === tree) return known.card
      const category = primaryOf(entry, tree)
      const card = presentCard(entry, presentation, {
        shown,
        items: itemsOf(entry, presentation),
        category: category ? view.name(category) : '',
      })
      cache.set(key, { revision, tree, card })
      return card
    }
  }
}

/** Cards in the shape of the contract, the same for lists, rails, carts and wishlists. */
export type ProductCard = ReturnType<typeof presentCard>

interface CardParts {
  readonly shown: ShownColour
  readonly items: CardItem[]
  readonly category: string
}

function presentCard(
  entry: ProductEntry,
  { skus, view }: Presentation,
  { shown: { index, isRequested }, items, category }: CardParts,
) {
  const lowest = presentPrice(lowestPrice(wholeOf(entry), skus), view)
  const shown = items[index]
  const colour = entry.colours[index]
  const cutout = colour && ownCutout(colour)
  const quantity = items.reduce((sum, item) => item.size.reduce((all, size) => all + size.stock, sum), 0)
  return {
    productsId: entry.id,
    spuCode: entry.spu,
    skuCode: (shown && defaultSku(shown)) ?? '',
    productsName: view.name(entry.names),
    baseUrl: productPath({ name: entry.slug, spu: entry.spu }),
    imageUrl: shown?.imageUrl ?? '',
    imageUrlNext: shown?.imageUrlNext ?? '',
    ...(cutout !== undefined && { cutout }),
    ...((isRequested ? shown?.price : undefined) ?? lowest),
    attributesColor: shown?.color ?? '',
    categoriesName: category,
    productsQuantity: entry.onSale ? quantity : 0,
    canBuy: items.some((item) => item.size.some((size) => size.canBuy)),
    ...(entry.onSale ? {} : { stopSelling: true as const }),
    isVirtual: entry.isVirtual,
    isGroupVirtual: entry.isGroupVirtual,
    isGiftCard: entry.isGiftCard,
    tagsName: [...entry.tags],
    actTags: entry.actTags.map(({ type, name }) => ({ type, name: view.name(name) })),
    preSaleSkuList: { allAdvance: entry.preSaleDays > 0 ? (1 as const) : (0 as const) },
    marketing: entry.marketing,
    allActivities: activitiesOf(entry, view),
    pickupText: entry.pickup ? view.labels.pickup : '',
    configActText: actTexts(entry, view),
    partPoint: entry.partPoint,
    ...(entry.partPoint > 0 && presentPartPrice(entry, view)),
    allPoint: entry.allPoint,
    items,
    reviewInfo: { totalReviews: entry.totalReviews, averageRating: entry.averageRating },
    currency: view.currency,
  }
}

type CardItem = ReturnType<typeof presentItems>[number]

/** The colours of a product; a price only where they differ in it. */
function presentItems(entry: ProductEntry, presentation: Presentation) {
  const { skus, view } = presentation
  const uneven = hasUnevenPrices(entry, skus)
  const { price, listPrice } = lowestPrice(wholeOf(entry), skus)
  const lowestDiscount = percentOff(minor(listPrice), minor(price))
  return entry.colours.map((colour) => {
    const own = uneven ? presentPrice(lowestPrice(colour, skus), view) : undefined
    const firstSizeDiscount = firstDiscount(colour, skus)
    return {
      ...presentColour(entry, colour, presentation),
      ...(own && { price: own }),
      ...(firstSizeDiscount === (own?.discount ?? lowestDiscount) ? {} : { firstSizeDiscount }),
    }
  })
}

function presentPrice({ price, listPrice }: { price: number; listPrice: number }, view: PriceView) {
  const final = view.price(price)
  const full = view.price(listPrice)
  return {
    productsPrice: full.amount,
    finalPrice: final.amount,
    formatProductsPrice: full.text,
    formatFinalPrice: final.text,
    discount: percentOff(minor(listPrice), minor(price)),
  }
}

function presentPartPrice({ partPrice }: ProductEntry, view: PriceView) {
  const { amount, text } = view.price(partPrice)
  return { partPrice: amount, formatPartPrice: text }
}

function firstDiscount(colour: ColourEntry, skus: SkuStore): number {
  const [slot] = slotsOf(colour)
  return slot === undefined ? 0 : percentOff(minor(skus.listPrice(slot)), minor(skus.price(slot)))
}

function presentColour(entry: ProductEntry, colour: ColourEntry, { skus, view }: Presentation) {
  const [first, second = first] = picturesOfColour(colour)
  return {
    pid: colour.pid,
    color: view.name(colour.names),
    hex: colour.hex,
    imageUrl: first,
    imageUrlNext: second,
    size: slotsOf(colour).map((slot) => presentSize(entry, skus, slot)),
  }
}

export function presentSize(entry: ProductEntry, skus: SkuStore, slot: number) {
  return {
    sku: skus.code(slot),
    size: skus.size(slot),
    canBuy: canBuy(entry, skus, slot),
    stock: entry.onSale ? skus.stock(slot) : 0,
    hidden: skus.hidden(slot),
  }
}

export function activitiesOf(entry: ProductEntry, view: PriceView): ReturnType<typeof multiItemOf>[] {
  return announcesOffer(entry, view) ? [multiItemOf(view.multiItem)] : []
}

function announcesOffer(entry: ProductEntry, view: PriceView): boolean {
  return entry.multiItem && view.multiItem !== ''
}

function actTexts(entry: ProductEntry, view: PriceView): string[] {
  const texts: string[] = []
  if (announcesOffer(entry, view)) texts.push(view.multiItem)
  if (entry.preSaleDays > 0) texts.push(view.labels.shipsIn(entry.preSaleDays))
  return texts
}

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

interface ShownColour {
  readonly index: number
  /** The colour was requested, so the card's price is that of this colour. */
  readonly isRequested: boolean
}

/**
 * The colour in which a list shows a product: one of the filter's or of the search text's that can be bought in a
 * requested size; the shop's order decides between equals.
 */
function shownColour(
  entry: ProductEntry,
  { skus, view }: Presentation,
  preference: ColourPreference = NO_WISH,
): ShownColour {
  const families = preference.families.length > 0 ? preference.families : (preference.words?.families ?? [])
  let best = { index: 0, isRequested: false }
  let most = -1
  for (const [index, colour] of entry.colours.entries()) {
    const named = preference.words?.nameWords(view.name(colour.names)) ?? 0
    const inFamily = families.includes(colour.family)
    const toBuy = (sizes?: readonly string[]) => hasSizeToBuy(entry, colour, { skus, sizes })
    const worth =
      Number(inFamily) * 1_000 +
      Math.min(named, 9) * 100 +
      Number(preference.sizes.length > 0 && toBuy(preference.sizes)) * 10 +
      Number(toBuy())
    if (worth <= most) continue
    most = worth
    best = { index, isRequested: inFamily || named > 0 }
  }
  return best
}

/** Whether the product has a colour of one of these families. */
export function hasColour(entry: ProductEntry | undefined, families: readonly string[]): boolean {
  return entry?.colours.some(({ family }) => families.includes(family)) ?? false
}

/** Whether the colour can be bought in one of these sizes, or in any. */
function hasSizeToBuy(
  entry: ProductEntry,
  { first, count }: ColourEntry,
  { skus, sizes }: { readonly skus: SkuStore; readonly sizes?: readonly string[] | undefined },
): boolean {
  for (let slot = first; slot < first + count; slot++)
    if ((!sizes || sizes.includes(skus.size(slot))) && canBuy(entry, skus, slot)) return true
  return false
}
