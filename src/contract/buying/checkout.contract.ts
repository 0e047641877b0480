import * as v from 'valibot'
import { ADDRESS_PRESETS } from '#domain/checkout/address-presets.ts'
import { address } from '../address-schema.ts'
import { allPoint } from './buy-point-price.contract.ts'
import { egiftInput } from './egift-fields.ts'
import { endpoint } from '../endpoint.ts'
import { count, jsonText, money, productId, quantity, shortText, sku } from '../fields.ts'
import { means } from './means-fields.ts'
import { paymentMethod } from './payment.contract.ts'
import { perTenMinutes } from '../rate-limit.ts'

export const shippingMethod = v.picklist(['delivery', 'pickup'])

/** What is bought: the selected lines of the cart, or one product bought now (spec 4.6). */
const basket = {
  /** `allPoint`: paid with points, all of it (1) or together with money (0). */
  buyNow: v.optional(
    jsonText(v.strictObject({ productId, sku, qty: quantity, allPoint: v.optional(allPoint) })),
  ),
  shippingMethod: v.optional(shippingMethod, 'delivery'),
  pickupStore: v.optional(shortText),
  ...means,
  currency: v.optional(shortText),
  lang: v.optional(shortText),
}

export const orderLine = v.object({
  sku: v.string(),
  productId: v.string(),
  spuCode: v.string(),
  productsName: v.string(),
  color: v.string(),
  size: v.string(),
  imageUrl: v.string(),
  baseUrl: v.string(),
  qty: count,
  finalPrice: money,
  formatFinalPrice: v.string(),
  amount: money,
  formatAmount: v.string(),
  /** What the line costs after the adjustments of the order. */
  part: money,
  finalSale: v.boolean(),
  /** Added by a promotion, and free. */
  isGift: v.boolean(),
})

/** One change of the sum by a rule of the shop, in the order of effect; a reduction is negative (decision 0198). */
const adjustment = v.object({ rule: v.string(), label: v.string(), amount: money, format: v.string() })

/** What pays a part of the total besides card and wallet: gift cards and points, in their order. */
const tender = v.object({ kind: v.string(), label: v.string(), amount: money, format: v.string() })

const amounts = v.object({
  currency: v.string(),
  /** The goods at today's prices. */
  merchandise: money,
  formatMerchandise: v.string(),
  /** The goods with all adjustments: what the order costs, its tax included. */
  otTotal: money,
  formatOtTotal: v.string(),
  /** What the tenders leave to card or wallet. */
  due: money,
  formatDue: v.string(),
})

/** What an order costs, and how it is paid. */
export const sums = { amounts, adjustments: v.array(adjustment), tenders: v.array(tender) }
export type OrderSums = v.InferOutput<v.ObjectSchema<typeof sums, undefined>>

export const quoted = v.object({
  /** Identifies these goods at these prices; placing the order with it fails if anything has changed (trust.md R14). */
  quoteId: v.string(),
  expiresAt: v.number(),
  /** Address rules of the country: form and server validate with the same set. */
  addressRules: v.picklist(ADDRESS_PRESETS),
  item: v.array(orderLine),
  /** Gifts and preferential goods of the bag that are not part of this order, and why. */
  leftOut: v.array(v.object({ sku: v.string(), productsName: v.string(), problem: v.string() })),
  ...sums,
  /** Each code of the request, in its order. */
  codes: v.array(
    v.object({
      code: v.string(),
      kind: v.picklist(['discount', 'gift-card', 'unknown']),
      label: v.string(),
      /** Why it pays and reduces nothing; absent where it does. */
      problem: v.optional(v.string()),
    }),
  ),
  /** Discount codes that the member has been given and has not used. */
  coupons: v.array(
    v.object({
      code: v.string(),
      label: v.string(),
      endsAt: v.optional(v.number()),
      /** Why it takes nothing off these goods; absent where it does, and in an answer of an older build. */
      problem: v.exactOptional(v.string()),
    }),
  ),
  /** Gift cards of the member's account, to be named by `code`; absent in an answer of an older build. */
  giftCards: v.exactOptional(
    v.array(
      v.object({ code: v.string(), label: v.string(), formatBalance: v.string(), expiresAt: v.number() }),
    ),
  ),
  /** What a member can pay with points; absent for a guest. */
  points: v.optional(
    v.object({
      usable: count,
      /** Points of `usable` that redeem the goods; absent where they redeem none, and in an answer of an older build. */
      forGoods: v.exactOptional(count),
      /** What can be chosen for this order, the fewest first; none where there are too few points. */
      options: v.array(v.object({ points: count, amount: money, label: v.string() })),
      problem: v.optional(v.string()),
    }),
  ),
  /** What the provider takes. */
  paymentMethods: v.array(paymentMethod),
  shippingMethods: v.array(
    v.object({ method: shippingMethod, label: v.string(), format: v.string(), eta: v.string() }),
  ),
  stores: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      address: v.string(),
      /** Opening hours; empty where they are not known. */
      hours: v.string(),
      /** Address of its picture without width and format; empty without one. */
      image: v.string(),
      available: v.boolean(),
    }),
  ),
})
export type Quote = v.InferOutput<typeof quoted>

export const quoteOrder = endpoint('POST', '/checkout/quote', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('quote', 240),
  body: 'json',
  input: v.strictObject(basket),
  output: quoted,
  summary: 'Prices the goods to be bought',
})

export const placeOrder = endpoint('POST', '/checkout/place', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('place', 60),
  body: 'json',
  keyed: true,
  input: v.strictObject({
    ...basket,
    quoteId: shortText,
    email: shortText,
    address: v.optional(address),
    /** Absent where it is the same as the shipping address; a pickup may do without (spec 2.12). */
    billing: v.optional(address),
    /** The buyer's note to the people who pack the order; `checkOrderNote` says what it may contain. */
    note: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
    subscribe: v.optional(v.boolean()),
    /** Who gets the eGift cards that are bought; they need no address. */
    egift: v.optional(egiftInput),
    /** The express checkout whose wallet pays this order. */
    express: v.optional(shortText),
  }),
  output: v.object({
    orderNumber: v.string(),
    /** Opens the order without signing in; returned once, stored as a hash. */
    secret: v.string(),
    formatOtTotal: v.string(),
    /** What card or wallet pays; 0 for an order that codes and points have paid. */
    due: money,
    payBy: v.number(),
  }),
  summary: 'Places a guest order and holds its stock until it is paid or expires',
})
