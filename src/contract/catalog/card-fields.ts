import * as v from 'valibot'
import { count, money } from '../fields.ts'

const actTag = v.object({ type: v.picklist([0, 2, 4]), name: v.string() })
const marketing = v.object({
  type: v.number(),
  ruleId: v.string(),
  /** Seconds (spec 3). */
  startTime: v.number(),
  endTime: v.number(),
})
export const activity = v.object({ ruleId: v.string(), ruleType: v.number(), soldTag: v.string() })

export const sizeOption = v.object({
  sku: v.string(),
  size: v.string(),
  canBuy: v.boolean(),
  stock: count,
  hidden: v.boolean(),
})

const cardPrice = {
  productsPrice: money,
  finalPrice: money,
  formatProductsPrice: v.string(),
  formatFinalPrice: v.string(),
  discount: count,
}

/** One colour of a product as a card shows it. */
const cardColour = v.object({
  /** Its own price, where the colours of the product differ in price. */
  price: v.optional(v.object(cardPrice)),
  /** Percent off of its first size, where that is not the discount of the price that is shown (spec 4.9). */
  firstSizeDiscount: v.optional(count),
  pid: v.string(),
  color: v.string(),
  hex: v.string(),
  imageUrl: v.string(),
  imageUrlNext: v.string(),
  size: v.array(sizeOption),
})

/** A product as lists show it (spec 2.8, 3). Pictures are addresses without width: see `pictureAddress`. */
export const productCard = v.object({
  productsId: v.string(),
  spuCode: v.string(),
  skuCode: v.string(),
  productsName: v.string(),
  baseUrl: v.string(),
  imageUrl: v.string(),
  imageUrlNext: v.string(),
  /** The owner's cutout of the colour that is shown. */
  cutout: v.optional(v.string()),
  ...cardPrice,
  attributesColor: v.string(),
  categoriesName: v.string(),
  productsQuantity: count,
  canBuy: v.boolean(),
  /** The shop has withdrawn it (spec 4.14). */
  stopSelling: v.optional(v.literal(true)),
  isVirtual: v.boolean(),
  isGroupVirtual: v.boolean(),
  isGiftCard: v.boolean(),
  tagsName: v.array(v.string()),
  actTags: v.array(actTag),
  preSaleSkuList: v.object({ allAdvance: v.picklist([0, 1]) }),
  marketing: v.nullable(marketing),
  allActivities: v.array(activity),
  pickupText: v.string(),
  configActText: v.array(v.string()),
  partPoint: count,
  /** Money that 'Points + Pay' takes besides `partPoint`, formatted; absent where it takes none. */
  partPrice: v.optional(money),
  formatPartPrice: v.optional(v.string()),
  allPoint: count,
  items: v.array(cardColour),
  reviewInfo: v.object({ totalReviews: count, averageRating: v.number() }),
  currency: v.string(),
})
export type ProductCard = v.InferOutput<typeof productCard>
export type CardColour = v.InferOutput<typeof cardColour>
export type SizeOption = v.InferOutput<typeof sizeOption>
