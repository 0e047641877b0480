import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { count, productId, shortText, sku } from '../fields.ts'
import { OWN_CHANGES } from '../rate-limit.ts'

const badge = v.object({ goodsTotalQuantity: count })

export const cartAddGift = endpoint('POST', '/cart/addGift', {
  kind: 'write',
  access: 'anyone',
  limit: OWN_CHANGES,
  input: v.strictObject({
    productId,
    sku,
    qty: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.literal(1))),
    /** The promotion. */
    ruleId: shortText,
    /** 1: a free gift, 2: a preferential good. */
    giftType: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.picklist([1, 2]))),
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
  /** 1: a free gift, 2: a preferential good. */
  giftType: v.picklist([1, 2]),
  sku: v.string(),
  productId: v.string(),
  spuCode: v.string(),
  productsName: v.string(),
  color: v.string(),
  size: v.string(),
  imageUrl: v.string(),
  baseUrl: v.string(),
  finalPrice: v.pipe(v.number(), v.integer()),
  formatFinalPrice: v.string(),
  /** Why it is not part of the order now; absent where it is. */
  problem: v.optional(v.string()),
})
export type CartGift = v.InferOutput<typeof cartGift>

/** What the bag may add by a promotion, or what is missing for it. */
export const cartOffer = v.object({
  ruleId: v.string(),
  giftType: v.picklist([1, 2]),
  /** What more the goods must cost, in minor units; 0 where it may be added. */
  left: v.pipe(v.number(), v.integer()),
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
