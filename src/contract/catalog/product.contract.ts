import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { count, money, productId, shortText, sku, spu } from '../fields.ts'
import { reviewPage, reviewTally } from './reviews.contract.ts'
import { productCard, activity, sizeOption } from './card-fields.ts'

export const productSize = v.object({
  ...sizeOption.entries,
  finalPrice: money,
  productsPrice: money,
  formatFinalPrice: v.string(),
  formatProductsPrice: v.string(),
  discount: count,
  storeInventory: v.array(v.object({ storeId: v.string(), name: v.string(), stock: count })),
  activities: v.array(activity),
})

/** A picture of the owner at a known scale. */
const scaledPicture = v.object({
  picture: v.string(),
  /** Millimetres from its left edge to its right one. */
  mm: v.number(),
  /** Pixels. */
  width: v.number(),
  height: v.number(),
})

export const colourGroup = v.object({
  color: v.object({
    pid: v.string(),
    name: v.string(),
    color: v.string(),
    hex: v.string(),
    image: v.string(),
    imageList: v.array(v.string()),
    videoList: v.array(v.object({ url: v.string(), cover: v.string() })),
    /** A close-up of the cloth, the piece laid flat, and the frames of one turn; each where the owner has it. */
    swatch: v.optional(scaledPicture),
    flat: v.optional(scaledPicture),
    spin: v.optional(v.array(v.string())),
  }),
  size: v.array(productSize),
})

/** A product beside the page's own, by its code. A response cached by an older build has its card. */
const otherSpu = v.union([
  spu,
  v.pipe(
    v.object({ spuCode: spu }),
    v.transform(({ spuCode }) => spuCode),
  ),
])

export const productDetail = v.object({
  ...productCard.entries,
  selectedSku: v.string(),
  /** Address of the selected SKU, its stock, and one picture for each colour. A page cached by an older build lacks them. */
  url: v.optional(v.string()),
  Stock: v.optional(count),
  colorImages: v.optional(v.array(v.string())),
  productDescriptionValue: v.string(),
  material: v.string(),
  care: v.string(),
  isNewSize: v.boolean(),
  preSaleDays: count,
  attributes: v.array(colourGroup),
  productType: v.array(v.object({ categoriesId: v.number(), categoriesName: v.string(), url: v.string() })),
  sizeGuide: v.object({
    sizeTable: v.string(),
    categoryList: v.array(v.string()),
    fitType: v.string(),
    elastic: v.string(),
  }),
  /** Of all reviews; a page cached by an older build lacks this and the next field. */
  reviewTally: v.optional(reviewTally, () => ({
    stars: [0, 0, 0, 0, 0],
    fits: { small: 0, true: 0, large: 0 },
  })),
  /** The newest reviews, in the reader's language first. */
  reviewPage: v.optional(reviewPage, () => ({ list: [], next: '' })),
  /** Similar products and those that go with it: `productCards` has their cards. */
  relateAttributes: v.array(otherSpu),
  bundle: v.array(otherSpu),
  /** Sets at one price: this piece with each of those, in minor units; `full` is what they cost one by one at least. */
  sets: v.array(
    v.object({
      spuCodes: v.array(v.string()),
      price: money,
      formatPrice: v.string(),
      full: money,
      formatFull: v.string(),
    }),
  ),
  /** Server time when price and stock were read: shown as "as of" offline. */
  asOf: v.number(),
})
export type ProductDetail = v.InferOutput<typeof productDetail>
export type ColourGroup = v.InferOutput<typeof colourGroup>
export type ProductSize = v.InferOutput<typeof productSize>

export const product = endpoint('GET', '/products/{spuCode}', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({
    spuCode: spu,
    sku: v.optional(sku),
    lang: v.optional(shortText),
    currency: v.optional(shortText),
  }),
  output: productDetail,
  summary: 'Everything the product page shows',
})

export const productsDetail = endpoint('GET', '/product/productsDetail', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({
    productsId: productId,
    sku: v.optional(sku),
    lang: v.optional(shortText),
    currency: v.optional(shortText),
  }),
  output: productDetail,
  summary: 'Everything the product page shows, by the id that cart and orders name (spec 7.2)',
})

export const pointPriceProductDetail = endpoint('GET', '/product/pointPriceProductDetail', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({ spu, lang: v.optional(shortText), currency: v.optional(shortText) }),
  output: productDetail,
  summary: 'The same fields of a product with a points price; others do not exist here (spec 7.2)',
})

export const shareProduct = endpoint('GET', '/share/products', {
  kind: 'read',
  access: 'anyone',
  input: v.strictObject({
    productsId: productId,
    /** To a network, or as a copied link. */
    shareType: v.picklist(['social', 'copy']),
    lang: v.optional(shortText),
    currency: v.optional(shortText),
  }),
  output: v.object({
    title: v.string(),
    /** Addresses with the shop's origin. */
    url: v.string(),
    description: v.string(),
    image: v.string(),
  }),
  summary: 'What a shared link of a product says (spec 3)',
})

export const infoPanel = endpoint('GET', '/product/infoPanel', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({
    productsId: productId,
    lang: v.optional(shortText),
    currency: v.optional(shortText),
  }),
  output: v.object({
    /** Of the colour in which the product is shown (spec 3). */
    attributes: v.object({
      optionsType: v.string(),
      values: v.array(
        v.object({
          name: v.string(),
          sku: v.string(),
          canBuy: v.boolean(),
          disabled: v.boolean(),
          formatFinalPrice: v.string(),
          formatProductsPrice: v.string(),
        }),
      ),
    }),
  }),
  summary: 'Sizes of a product for quick choices',
})
