import { minor } from '../../brand.ts'
import { percentOff } from '../../money/money.ts'
import { activitiesOf, presentSize, slotsOf, type ProductCard } from './cards.ts'
import type { CategoryNode } from './category-tree.ts'
import type { ColourEntry, ProductEntry } from './entries.ts'
import { garmentPicture, VIEWS } from './pictures.ts'
import type { ProductTexts, ReviewPage } from './product-texts.ts'
import type { StorefrontContent } from './storefront-content.ts'
import type { SkuStore } from './sku-store.ts'
import type { PriceView } from './price-view.ts'

export interface DetailParts {
  readonly entry: ProductEntry
  readonly card: ProductCard
  readonly texts: ProductTexts
  /** Newest reviews, those in the user's languages first. */
  readonly reviews: ReviewPage
  readonly storeStock: ReadonlyMap<string, readonly { readonly storeId: string; readonly stock: number }[]>
  /** The category it belongs to, from the root down. */
  readonly line: readonly CategoryNode[]
  readonly related: ProductCard[]
  readonly bundle: ProductCard[]
}

/** Everything the product page shows (spec 2.10). `sku` chooses what is selected, when the product has it. */
export function presentDetail(
  parts: DetailParts,
  sku: string | undefined,
  skus: SkuStore,
  view: PriceView,
  content: StorefrontContent,
  asOf: number,
) {
  const { entry, card, texts, line } = parts
  const attributes = entry.colours.map((colour) => presentGroup(parts, colour, skus, view, content))
  const own = attributes.flatMap((group) => group.size).find((size) => size.sku === sku && !size.hidden)
  const text = texts.descriptions.get(view.spoken) ?? texts.descriptions.get('en')
  const table = content.sizeTables.get(entry.type)
  return {
    ...card,
    selectedSku: own?.sku ?? card.skuCode,
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
    bundle: parts.bundle,
    asOf,
  }
}

function presentGroup(
  { entry, storeStock }: DetailParts,
  colour: ColourEntry,
  skus: SkuStore,
  view: PriceView,
  content: StorefrontContent,
) {
  const name = view.name(colour.names)
  return {
    color: {
      pid: colour.pid,
      name,
      color: name,
      hex: colour.hex,
      image: garmentPicture(colour.pid, colour.hash, 'front'),
      imageList: VIEWS.map((side) => garmentPicture(colour.pid, colour.hash, side)),
      videoList: [] as { url: string; cover: string }[],
    },
    size: slotsOf(colour).map((slot) => presentSku(entry, slot, skus, view, content, storeStock)),
  }
}

function presentSku(
  entry: ProductEntry,
  slot: number,
  skus: SkuStore,
  view: PriceView,
  content: StorefrontContent,
  storeStock: DetailParts['storeStock'],
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
