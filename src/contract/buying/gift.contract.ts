import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { OFFER_TYPES } from '#domain/promotions/promotion.ts'
import { count, money, productId, quantity, shortText, sku, whole } from '../fields.ts'
import { OWN_CHANGES } from '../rate-limit.ts'

/** 1: a free gift, 2: a preferential good (spec 7.2). */
const giftType = v.picklist(Object.values(OFFER_TYPES))

const badge = v.object({ goodsTotalQuantity: count })

export const cartAddGift = endpoint('POST', '/cart/addGift', {
  kind: 'write',
  access: 'anyone',
  limit: OWN_CHANGES,
  input: v.strictObject({
    productId,
    sku,
    qty: v.optional(v.pipe(quantity, v.literal(1))),
    /** The promotion. */
    ruleId: shortText,
    giftType: v.optional(v.pipe(whole, giftType)),
  }),
  output: badge,
  summary: 'Adds a free gift or a preferential good of a promotion to the bag (spec 7.2)',
})

export const cartRemoveGift = endpoint('POST', '/cart/removeGift', {
  kind: 'write',
  access: 'anyone',
  limit: OWN_CHANGES,
  input: v.strictObject({ ruleId: shortText }),
  output: badge,
  summary: 'Takes a free gift or a preferential good out of the bag',
})

/** A piece of a promotion in the bag. */
export const cartGift = v.object({
  ruleId: v.string(),
  giftType,
  sku: v.string(),
  productId: v.string(),
  spuCode: v.string(),
  productsName: v.string(),
  color: v.string(),
  size: v.string(),
  imageUrl: v.string(),
  baseUrl: v.string(),
  finalPrice: money,
  formatFinalPrice: v.string(),
  /** Only an ordered one is part of the order. */
  state: v.picklist(['ordered', 'below', 'sold-out', 'over']),
  /** Why it is not part of the order now, in words; absent where it is. */
  problem: v.optional(v.string()),
})
export type CartGift = v.InferOutput<typeof cartGift>

/** What the bag may add by a promotion, or what is missing for it. */
export const cartOffer = v.object({
  ruleId: v.string(),
  giftType,
  /** What more the goods must cost, in minor units; 0 where it may be added. */
  left: money,
  formatLeft: v.string(),
  pieces: v.array(
    v.object({
      productId: v.string(),
      spuCode: v.string(),
      productsName: v.string(),
      imageUrl: v.string(),
      baseUrl: v.string(),
      formatFinalPrice: v.string(),
      formatProductsPrice: v.string(),
      skus: v.array(v.object({ sku: v.string(), color: v.string(), size: v.string() })),
    }),
  ),
})
export type CartOffer = v.InferOutput<typeof cartOffer>
