import { minor } from '#domain/brand.ts'
import { percentOff } from '#domain/money/money.ts'
import type { ColourGroup, ProductDetail, ProductSize } from '#contract/product.ts'
import type { ProductCard } from '#contract/product-card.ts'
import { VIEWS } from '../../db/demo/drawing/kinds.ts'
import { garmentPicture } from '../media/addresses.ts'
import { activitiesOf, presentSize, slotsOf } from './cards.ts'
import type { CategoryNode } from './category-tree.ts'
import type { ColourEntry, ProductEntry } from './entries.ts'
import type { ShopWindow } from './shop-window.ts'
import type { SkuShelf } from './sku-shelf.ts'
import type { ProductTexts } from './texts-of-products.ts'
import type { View } from './view.ts'

export interface DetailParts {
  readonly entry: ProductEntry
  readonly card: ProductCard
  readonly texts: ProductTexts
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
  skus: SkuShelf,
  view: View,
  window: ShopWindow,
  now: number,
): ProductDetail {
  const { entry, card, texts, line } = parts
  const attributes = entry.colours.map((colour) => presentGroup(parts, colour, skus, view, window))
  const own = attributes.flatMap((group) => group.size).find((size) => size.sku === sku && !size.hidden)
  const text = texts.descriptions.get(view.spoken) ?? texts.descriptions.get('en')
  const table = window.sizeTables.get(entry.type)
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
    reviews: texts.reviews.map((review) => ({
      id: review.id,
      rating: review.rating,
      title: review.title,
      text: review.text,
      author: review.author,
      createdAt: review.created_at,
      helpful: review.helpful,
      fit: review.fit,
      size: review.size,
    })),
    relateAttributes: parts.related,
    bundle: parts.bundle,
    asOf: now,
  }
}

function presentGroup(
  { entry, storeStock }: DetailParts,
  colour: ColourEntry,
  skus: SkuShelf,
  view: View,
  window: ShopWindow,
): ColourGroup {
  const name = view.name(colour.names)
  return {
    color: {
      pid: colour.pid,
      name,
      color: name,
      hex: colour.hex,
      image: garmentPicture(colour.pid, colour.hash, 'front'),
      imageList: VIEWS.map((side) => garmentPicture(colour.pid, colour.hash, side)),
      videoList: [],
    },
    size: slotsOf(colour).map((slot) => presentSku(entry, slot, skus, view, window, storeStock)),
  }
}

function presentSku(
  entry: ProductEntry,
  slot: number,
  skus: SkuShelf,
  view: View,
  window: ShopWindow,
  storeStock: DetailParts['storeStock'],
): ProductSize {
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
      const names = window.stores.get(storeId)
      return names ? [{ storeId, name: view.name(names), stock }] : []
    }),
    activities: activitiesOf(entry),
  }
}
