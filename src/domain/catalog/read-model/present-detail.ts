import type { ReviewerBody } from '../../reviews/reviewer-body.ts'
import { minor } from '../../brand.ts'
import { percentOff } from '../../money/money.ts'
import type { PieceSet } from '../../promotions/site-offers.ts'
import type { ReviewTally } from '../../reviews/review-tally.ts'
import type { VideoKind } from '../../reviews/review-video.ts'
import { productPath } from '../../region/links.ts'
import type { OwnMedia } from '../own-media.ts'
import { garmentFilm, hasSourcePictures, picturesOfColour } from '../pictures.ts'
import { markDisabled } from '../variants.ts'
import { activitiesOf, presentSize, type Presentation, type ProductCard } from './cards.ts'
import type { CategoryNode } from './category-tree.ts'
import {
  isSellable,
  lowestPrice,
  slotsOf,
  wholeOf,
  type ColourEntry,
  type Names,
  type ProductEntry,
} from './entries.ts'
import type { PriceView } from './price-view.ts'
import type { ProductStore } from './product-store.ts'
import type { StorefrontContent } from './storefront-content.ts'

export interface Review {
  readonly id: string
  readonly rating: number
  readonly title: string
  readonly text: string
  /** Language of the texts (BCP 47). */
  readonly lang: string
  readonly author: string
  readonly createdAt: number
  readonly helpful: number
  readonly fit: string
  readonly size: string
  readonly photos: ReviewPhoto[]
  readonly video?: ReviewVideo | undefined
  /** What the author shows of their body. */
  readonly body?: ReviewerBody | undefined
}

export interface ReviewPhoto {
  /** Without width and format. */
  readonly src: string
  readonly width: number
  readonly height: number
}

export interface ReviewVideo {
  readonly src: string
  readonly kind: VideoKind
  /** A photo, without width and format; empty without one. */
  readonly cover: string
  readonly seconds: number
}

/** Some reviews of a product in one order, and where the next ones begin; empty after the last. */
export interface ReviewPage {
  readonly list: readonly Review[]
  readonly next: string
}

/** What only a product's own page shows. */
export interface ProductTexts {
  readonly material: Names
  /** By language. */
  readonly descriptions: ReadonlyMap<string, { readonly description: string; readonly care: string }>
  readonly tally: ReviewTally
  /** Ids of other products. */
  readonly related: readonly string[]
  readonly bundle: readonly string[]
  /** The owner's films and special views by colour; an offline package has none. */
  readonly media?: ReadonlyMap<string, OwnMedia>
}

export interface DetailParts {
  readonly entry: ProductEntry
  readonly card: ProductCard
  readonly texts: ProductTexts
  /** Newest reviews, those in the user's languages first. */
  readonly reviews: ReviewPage
  readonly storeStock: ReadonlyMap<string, readonly { readonly storeId: string; readonly stock: number }[]>
  /** The category it belongs to, from the root down. */
  readonly line: readonly CategoryNode[]
  /** SPUs. */
  readonly related: string[]
  readonly bundle: string[]
  readonly sets: ReturnType<typeof presentSets>
}

interface DetailPresentation extends Presentation {
  readonly content: StorefrontContent
}

export interface DetailSelection {
  readonly sku: string | undefined
  readonly asOf: number
}

export type ProductDetail = ReturnType<typeof presentDetail>

/** Everything the product page shows (spec 2.10). `sku` chooses what is selected, when the product has it. */
export function presentDetail(
  parts: DetailParts,
  presentation: DetailPresentation,
  { sku, asOf }: DetailSelection,
) {
  const { view, content } = presentation
  const { entry, card, texts, line } = parts
  const attributes = entry.colours.map((colour) => presentGroup(parts, colour, presentation))
  const sizes = attributes.flatMap((group) => group.size)
  const own = sizes.find((size) => size.sku === sku && !size.hidden)
  const selectedSku = own?.sku ?? card.skuCode
  const text = texts.descriptions.get(view.spoken) ?? texts.descriptions.get('en')
  const table = sizeTableOf(entry, content)
  return {
    ...card,
    selectedSku,
    url: productPath({ name: entry.slug, spu: entry.spu }, selectedSku),
    Stock: sizes.find((size) => size.sku === selectedSku)?.stock ?? 0,
    colorImages: attributes.map(({ color }) => color.image),
    productDescriptionValue: text?.description ?? '',
    material: view.name(texts.material),
    care: text?.care ?? '',
    isNewSize: entry.isNewSize,
    preSaleDays: entry.preSaleDays,
    attributes,
    productType: line.map((node) => ({
      categoriesId: node.id,
      categoriesName: view.name(node.names),
      url: node.path,
    })),
    sizeGuide: {
      sizeTable: table ? view.name(table) : '',
      // The size guide files garments by their English names (spec 9.11).
      categoryList: line.map((node) => node.names.en),
      fitType: entry.fitType,
      elastic: entry.elastic,
    },
    reviewTally: { stars: [...texts.tally.stars], fits: texts.tally.fits },
    reviewPage: { list: [...parts.reviews.list], next: parts.reviews.next },
    relateAttributes: parts.related,
    bundle: [...new Set([...parts.sets.flatMap(({ spuCodes }) => spuCodes), ...parts.bundle])],
    sets: parts.sets,
    asOf,
  }
}

/** What is worn or carried is filmed in the wind; a card or an evening is not. */
function isTangible({ isVirtual, isGroupVirtual, isGiftCard }: ProductEntry): boolean {
  return !isVirtual && !isGroupVirtual && !isGiftCard
}

function presentGroup(parts: DetailParts, colour: ColourEntry, presentation: DetailPresentation) {
  const { view } = presentation
  const name = view.name(colour.names)
  const pictures = picturesOfColour(colour)
  const ofSource = isTangible(parts.entry) && hasSourcePictures(colour) ? garmentFilm(colour) : undefined
  const own = parts.texts.media?.get(colour.pid)
  const film = own?.film ?? ofSource
  return {
    color: {
      pid: colour.pid,
      name,
      color: name,
      hex: colour.hex,
      image: pictures[0],
      imageList: [...pictures],
      videoList: film === undefined ? [] : [{ url: film, cover: pictures[0] }],
      ...(own && presentViews(own)),
    },
    size: slotsOf(colour).map((slot) => presentSku(parts, slot, presentation)),
  }
}

function presentViews({ swatch, flat, spin }: OwnMedia) {
  return { ...(swatch && { swatch }), ...(flat && { flat }), ...(spin && { spin: [...spin] }) }
}

function presentSku(
  { entry, storeStock }: DetailParts,
  slot: number,
  { skus, view, content }: DetailPresentation,
) {
  const option = presentSize(entry, skus, slot)
  const final = view.price(skus.price(slot))
  const full = view.price(skus.listPrice(slot))
  return {
    ...option,
    finalPrice: final.amount,
    productsPrice: full.amount,
    formatFinalPrice: final.text,
    formatProductsPrice: full.text,
    discount: percentOff(minor(skus.listPrice(slot)), minor(skus.price(slot))),
    storeInventory: (storeStock.get(option.sku) ?? []).flatMap(({ storeId, stock }) => {
      const names = content.stores.get(storeId)
      return names ? [{ storeId, name: view.name(names), stock }] : []
    }),
    activities: activitiesOf(entry, view),
  }
}

/** Sizes of a product for quick choices, in the colour it is shown in (spec 3). */
export function infoPanelOf({ attributes, skuCode }: ProductDetail) {
  const shown = attributes.find((group) => group.size.some((size) => size.sku === skuCode)) ?? attributes[0]
  const sizes = shown?.size.filter((size) => !size.hidden) ?? []
  return {
    attributes: {
      optionsType: 'size',
      values: markDisabled(sizes).map((size) => ({
        name: size.size,
        sku: size.sku,
        canBuy: size.canBuy,
        disabled: size.disabled,
        formatFinalPrice: size.formatFinalPrice,
        formatProductsPrice: size.formatProductsPrice,
      })),
    },
  }
}

/** New sizes have a table of their own, `<type>:new`, where the shop has written one. */
function sizeTableOf(
  { type, isNewSize }: ProductEntry,
  { sizeTables }: StorefrontContent,
): Names | undefined {
  return (isNewSize ? sizeTables.get(`${type}:new`) : undefined) ?? sizeTables.get(type)
}

/**
 * The sets at one price that a piece belongs to (spec 2.10), with what their pieces cost one by one at least. A set with a piece that is
 * not sold now, or that saves nothing, is not offered.
 */
export function presentSets(
  { id, spu }: ProductEntry,
  sets: readonly PieceSet[],
  { store, view }: { readonly store: ProductStore; readonly view: PriceView },
) {
  return sets.flatMap(({ products, price }) => {
    if (!products.includes(id)) return []
    const entries = products.flatMap((one) => store.byId(one) ?? [])
    if (entries.length < products.length || !entries.every((entry) => entry.onSale && isSellable(entry)))
      return []
    const full = entries.reduce(
      (sum, entry) => sum + view.price(lowestPrice(wholeOf(entry), store.skus).price).amount,
      0,
    )
    const { amount, text } = view.price(price)
    if (amount >= full) return []
    const others = entries.map((entry) => entry.spu).filter((other) => other !== spu)
    return [{ spuCodes: others, price: amount, formatPrice: text, full, formatFull: view.write(full) }]
  })
}
