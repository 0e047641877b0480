import * as v from 'valibot'
import type { WishlistOperation } from '#domain/account/wishlist.ts'
import type { CartOperation } from '#domain/cart/apply-to-cart.ts'
import { SITE_NAMES } from '#domain/region/sites.ts'
import { endpoint } from '../endpoint.ts'
import {
  count,
  flag,
  jsonText,
  many,
  money,
  nothing,
  opaqueShopper,
  productId,
  quantity,
  shortText,
  sku,
} from '../fields.ts'
import { OWN_CHANGES } from '../rate-limit.ts'
import { cartGift, cartOffer } from './gift.contract.ts'
import { promotion } from './promotion-schema.ts'

export const cartLine = v.object({
  sku: v.string(),
  productId: v.string(),
  spuCode: v.string(),
  qty: count,
  selected: v.boolean(),
  productsName: v.string(),
  color: v.string(),
  size: v.string(),
  imageUrl: v.string(),
  baseUrl: v.string(),
  productsPrice: money,
  finalPrice: money,
  formatProductsPrice: v.string(),
  formatFinalPrice: v.string(),
  formatFinalPriceTotal: v.string(),
  /** `sold-out` and `stop-selling` lines must leave the bag before checkout (spec 4.14). */
  state: v.picklist(['ok', 'sold-out', 'stop-selling']),
  stock: count,
  preOrder: v.boolean(),
  /** Takes part in the multi-item discount (ruleType 4, spec 9.6). */
  multiItem: v.boolean(),
  soldTag: v.string(),
  flash: v.boolean(),
  isGiftCard: v.boolean(),
  isVirtual: v.boolean(),
  /** The product has no other colour or size. */
  onlyOne: v.optional(v.literal(true)),
})
export type CartLine = v.InferOutput<typeof cartLine>

/** The cart as the server stores it; `version` only grows. */
export const cart = v.object({
  goodsTotalQuantity: count,
  version: count,
  shopper: opaqueShopper,
  currency: v.string(),
  /** The site of a login discount that the next order uses (spec 9.6); absent without one. */
  loginDiscount: v.optional(v.picklist(SITE_NAMES)),
  /** Promotions of the site, now and next; the device computes with them (decision 0198). */
  promotions: v.array(promotion),
  /** Free gifts and preferential goods in the bag. */
  gifts: v.array(cartGift),
  /** What the bag may add of them. */
  offers: v.array(cartOffer),
  /** What the rules change of the selected lines with home delivery; a device computes them itself. */
  adjustments: v.array(v.object({ rule: v.string(), label: v.string(), amount: money })),
  /** What the bag costs with home delivery, before codes, gift cards and points. */
  summary: v.object({
    itemsQty: count,
    currency: v.string(),
    merchandise: money,
    formatMerchandise: v.string(),
    otTotal: money,
    formatOtTotal: v.string(),
    /** What more must be bought for free shipping: 0 when it is free, absent when nothing is sent. */
    freeShippingLeft: v.optional(money),
    formatFreeShippingLeft: v.optional(v.string()),
  }),
  cartInfo: v.object({
    list: v.array(cartLine),
    /** What the selected lines cost with home delivery. The shop's own pages compute it, without a network too. */
    total: v.optional(
      v.object({
        itemsQty: count,
        merchandise: money,
        formatMerchandise: v.string(),
        otTotal: money,
        formatOtTotal: v.string(),
      }),
    ),
  }),
})
export type Cart = v.InferOutput<typeof cart>

/** How the request was applied: a capped quantity is reported, never silent. */
export const cartAnswer = v.object({
  ...cart.entries,
  capped: v.array(v.object({ sku: v.string(), requested: count, got: count })),
})

const queued = {
  kind: 'queued',
  access: 'anyone',
  limit: OWN_CHANGES,
  output: cartAnswer,
  snapshot: 'cart',
} as const
const item = v.strictObject({ productId, sku, qty: quantity })

export const cartList = endpoint('GET', '/cart/list', {
  kind: 'read',
  access: 'anyone',
  input: v.strictObject({ currency: v.optional(shortText), lang: v.optional(shortText) }),
  output: cart,
  snapshot: 'cart',
  summary: 'The bag',
})
export const cartAdd = endpoint('POST', '/cart/add', {
  ...queued,
  input: item,
  operation: (line): CartOperation => ({ type: 'add', items: [line] }),
  summary: 'Adds to the bag',
})
export const cartBatchAdd = endpoint('POST', '/cart/batchAdd', {
  ...queued,
  input: v.strictObject({ items: jsonText(v.pipe(v.array(item), v.minLength(1), v.maxLength(50))) }),
  operation: ({ items }): CartOperation => ({ type: 'add', items }),
  summary: 'Adds several at once',
})
export const cartUpdate = endpoint('POST', '/cart/update', {
  ...queued,
  input: v.strictObject({ sku, qty: quantity }),
  operation: (line): CartOperation => ({ type: 'update', ...line }),
  debounce: { ms: 800, target: (line) => `quantity ${line.sku}` },
  summary: 'Sets the quantity of a line',
})
export const cartRemove = endpoint('POST', '/cart/remove', {
  ...queued,
  input: v.strictObject({ skus: many(sku) }),
  operation: ({ skus }): CartOperation => ({ type: 'remove', skus }),
  summary: 'Takes lines out of the bag',
})
export const cartSelect = endpoint('POST', '/cart/select', {
  ...queued,
  input: v.strictObject({ skus: many(sku), selected: flag }),
  operation: (lines): CartOperation => ({ type: 'select', ...lines }),
  summary: 'Selects or unselects lines for checkout',
})
/** The sold-out size of a line leaves with it: only the new one has to be for sale. */
export const cartReplace = endpoint('POST', '/cart/replace', {
  ...queued,
  input: v.strictObject({ sku, by: jsonText(item) }),
  operation: ({ sku, by }): CartOperation => ({ type: 'replace', sku, by }),
  summary: 'Changes colour or size of a line',
})

export const wishlist = v.object({
  version: count,
  shopper: opaqueShopper,
  list: v.array(v.object({ spu: v.string(), addedAt: v.number() })),
})
export type Wishlist = v.InferOutput<typeof wishlist>

/**
 * Both lists change in one operation, so that a piece is never missing from both (spec 2.11). What it does to the wishlist is
 * `movedToWishlist`.
 */
export const cartMove = endpoint('POST', '/cart/moveToWishlist', {
  ...queued,
  output: v.object({ ...cartAnswer.entries, wishlist }),
  input: v.strictObject({ skus: many(sku) }),
  operation: ({ skus }): CartOperation & { type: 'remove' } => ({ type: 'remove', skus }),
  alsoSnapshot: 'wishlist',
  summary: 'Moves lines of the bag to the wishlist',
})

/** What moving lines of these products does to the wishlist; the call names SKUs, and each side knows their products. */
export function movedToWishlist(spus: readonly string[]): readonly WishlistOperation[] {
  return spus.map((spu) => ({ spu, on: true }))
}

const wishlistTerms = {
  kind: 'queued',
  access: 'anyone',
  limit: OWN_CHANGES,
  output: wishlist,
  snapshot: 'wishlist',
  input: v.strictObject({ spu: shortText }),
  debounce: { ms: 300, target: ({ spu }: { readonly spu: string }) => `wishlist ${spu}` },
} as const
export const wishListAdd = endpoint('GET', '/customer/wishListAdd', {
  ...wishlistTerms,
  operation: ({ spu }): WishlistOperation => ({ spu, on: true }),
  summary: 'Puts a product on the wishlist',
})
export const wishListDelete = endpoint('GET', '/customer/wishListDelete', {
  ...wishlistTerms,
  operation: ({ spu }): WishlistOperation => ({ spu, on: false }),
  summary: 'Takes a product off the wishlist',
})
export const wishList = endpoint('GET', '/customer/wishList', {
  kind: 'read',
  access: 'anyone',
  input: nothing,
  output: wishlist,
  snapshot: 'wishlist',
  summary: 'The wishlist',
})
