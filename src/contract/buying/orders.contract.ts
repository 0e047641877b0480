import * as v from 'valibot'
import { ORDER_ACTIONS } from '#domain/orders/order-actions.ts'
import type { OrderOperation } from '#domain/returns/order-operations.ts'
import { ORDER_STATUSES } from '#domain/orders/order-states.ts'
import { ORDER_TABS } from '#domain/orders/order-tabs.ts'
import { CANCEL_REASONS } from '#domain/orders/cancel-reasons.ts'
import { PARCEL_STEPS } from '#domain/orders/parcel-steps.ts'
import { RETURN_REASONS } from '#domain/returns/return-reasons.ts'
import { address } from '../address-schema.ts'
import { egiftView } from './egift-fields.ts'
import { endpoint } from '../endpoint.ts'
import {
  count,
  jsonText,
  money,
  opaqueShopper,
  orderAccess,
  orderKey,
  quantity,
  shortText,
  timestamp,
  whole,
} from '../fields.ts'
import { orderLine, shippingMethod, sums } from './checkout.contract.ts'
import { PAYMENT_STATES, paymentMethod } from './payment.contract.ts'
import { returnView } from './return-view.ts'
import { perTenMinutes } from '../rate-limit.ts'

/** A line of an order with what has become of its pieces. */
const placedLine = v.object({
  ...orderLine.entries,
  /** Names the line in its order. */
  position: count,
  formatPart: v.string(),
  state: v.picklist(['open', 'part-shipped', 'shipped', 'delivered', 'in-return', 'returned', 'cancelled']),
  shipped: count,
  delivered: count,
  cancelled: count,
  inReturn: count,
  returned: count,
  /** Pieces that can be brought back now; 0 for final sale, gifts and after the return time (spec 4.13). */
  returnable: count,
  /** Added by a promotion: it counts for no gift. */
  isOffer: v.exactOptional(v.literal(true)),
  /** The terms of a free gift: what the order has to reach for it, and what the gift is worth. */
  gift: v.exactOptional(
    v.object({ least: money, formatLeast: v.string(), worth: money, formatWorth: v.string() }),
  ),
  /** It has arrived, and its buyer has not reviewed it. */
  toReview: v.boolean(),
  /** Its buyer has reviewed the product and can read the review; absent otherwise, and in an answer of an older build. */
  reviewed: v.exactOptional(v.literal(true)),
})

export const parcelView = v.object({
  courier: v.string(),
  tracking: v.string(),
  /** The courier's own page; absent for a courier that the shop does not know. */
  link: v.exactOptional(v.string()),
  step: v.picklist(PARCEL_STEPS),
  shippedAt: timestamp,
  deliveredAt: v.nullable(timestamp),
  items: v.array(v.object({ position: count, qty: count })),
  /** Newest first. */
  events: v.array(v.object({ step: v.picklist(PARCEL_STEPS), place: v.string(), at: timestamp })),
})
export type ParcelView = v.InferOutput<typeof parcelView>

const refundView = v.object({
  id: v.string(),
  kind: v.picklist(['cancelled', 'returned', 'goodwill', 'payment']),
  /** Number of the return that it is for; absent for every other refund. */
  returnNumber: v.exactOptional(v.string()),
  reason: v.string(),
  /** Number of its credit note; absent for a payment that had no receipt. */
  creditNumber: v.exactOptional(v.string()),
  createdAt: timestamp,
  items: v.array(v.object({ position: count, qty: count, format: v.string() })),
  shipping: money,
  formatShipping: v.string(),
  /** The worth of free gifts that the buyer keeps, as a negative amount; absent where there are none. */
  formatGifts: v.exactOptional(v.string()),
  amount: money,
  formatAmount: v.string(),
  formatTax: v.string(),
  /** What each means of payment gets; `pending` until its provider has confirmed it. */
  parts: v.array(
    v.object({
      tender: v.picklist(['card', 'gift-card', 'points']),
      label: v.string(),
      format: v.string(),
      state: v.picklist(['pending', 'done', 'failed']),
    }),
  ),
})
export type RefundView = v.InferOutput<typeof refundView>

export const orderView = v.object({
  orderNumber: v.string(),
  status: v.picklist(ORDER_STATUSES),
  paymentState: v.picklist(PAYMENT_STATES),
  createdAt: v.number(),
  payBy: v.number(),
  paidAt: v.nullable(v.number()),
  deliveredAt: v.nullable(v.number()),
  /** Number of its receipt; absent before it is paid. */
  receiptNumber: v.exactOptional(v.string()),
  /** The tax that the total includes. */
  formatTax: v.string(),
  /** What its buyer can do now. */
  actions: v.array(v.picklist(ORDER_ACTIONS)),
  /** The moment from which nothing can be returned any more; null before the delivery. */
  returnUntil: v.nullable(timestamp),
  /** What the courier has; empty until then. */
  parcels: v.array(parcelView),
  refunds: v.array(refundView),
  returns: v.array(returnView),
  /** Changes of the order, its returns and refunds, oldest first. */
  history: v.array(
    v.object({
      /** One of `HISTORY_KINDS`, or of a newer server. */
      kind: v.string(),
      at: timestamp,
      /** Number of the return that it is about. */
      returnNumber: v.exactOptional(v.string()),
      /** What was given back. */
      formatAmount: v.exactOptional(v.string()),
      /** Why: the reason that was chosen, in words, or what the shop has written. */
      cause: v.exactOptional(v.string()),
    }),
  ),
  email: v.string(),
  shippingMethod,
  address: v.nullable(address),
  /** The billing address, where it differs from the shipping address. */
  billing: v.nullable(address),
  /** What the buyer has asked for; empty without a wish. */
  note: v.string(),
  store: v.nullable(v.object({ name: v.string(), address: v.string() })),
  item: v.array(placedLine),
  /** Of an order of eGift cards; absent for every other, and in an answer of an older build. */
  egifts: v.exactOptional(v.array(egiftView)),
  ...sums,
})
export type OrderView = v.InferOutput<typeof orderView>
export type PlacedLine = OrderView['item'][number]

/** An order with the ways in which what is due can be paid. */
export const openedOrder = v.object({
  ...orderView.entries,
  paymentMethods: v.array(paymentMethod),
  /** The method of its newest payment; null before the first. */
  paymentMethod: v.nullable(paymentMethod),
})
export type OpenedOrder = v.InferOutput<typeof openedOrder>

const ORDER_CALLS = perTenMinutes('order', 120)

export const guestOrder = endpoint('POST', '/order/guest', {
  kind: 'write',
  access: 'anyone',
  limit: ORDER_CALLS,
  input: v.strictObject(orderKey),
  output: openedOrder,
  summary: 'An order by its number and secret (sent in the body so that neither enters a log)',
})

export const sendOrderLink = endpoint('POST', '/order/sendLink', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('order-link', 10),
  unlogged: ['email'],
  input: v.strictObject({ orderNumber: shortText, email: shortText }),
  output: v.object({}),
  summary:
    'Mails the link of an order to the address that it was placed with, if number and address fit; the response is always the same',
})

export const ownOrder = endpoint('POST', '/order/own', {
  kind: 'write',
  access: 'member',
  limit: ORDER_CALLS,
  input: v.strictObject({ orderNumber: shortText }),
  output: v.object(orderKey),
  summary:
    'What opens an order of the member who calls: placed by them, or with their confirmed e-mail address; any other number is unknown',
})

const PAGE_SIZE = 20

const orderList = v.object({
  version: count,
  shopper: opaqueShopper,
  /** Newest first. */
  list: v.array(orderView),
  /** How many the tab has with these words. */
  total: count,
  counts: v.object(Object.fromEntries(ORDER_TABS.map((tab) => [tab, count])) as CountsOfTabs),
})
type CountsOfTabs = Record<(typeof ORDER_TABS)[number], typeof count>
export type OrderList = v.InferOutput<typeof orderList>

/** The newest orders of the caller: what a device keeps. */
export const myOrders = endpoint('GET', '/order/mine', {
  kind: 'read',
  access: 'anyone',
  input: v.strictObject({ lang: v.optional(shortText) }),
  output: orderList,
  snapshot: 'orders',
  summary: 'The newest orders of the caller with all that their pages show, for use without a network',
})

export const listOrders = endpoint('GET', '/order/list', {
  kind: 'read',
  access: 'anyone',
  input: v.strictObject({
    tab: v.optional(v.picklist(ORDER_TABS), 'all'),
    page: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(1_000)), 1),
    pageSize: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(50)), PAGE_SIZE),
    /** Part of an order number, or of a product's name as bought or as it is called today. */
    keyword: v.optional(shortText, ''),
    lang: v.optional(shortText),
  }),
  output: orderList,
  summary: 'A page of the orders of the caller by tab, with the number of each tab (spec 2.14)',
})

export const orderDetail = endpoint('GET', '/order/detail', {
  kind: 'read',
  access: 'anyone',
  unlogged: ['secret'],
  input: v.strictObject({ ...orderAccess, lang: v.optional(shortText) }),
  output: openedOrder,
  summary: 'One order of the member who calls, or of whoever has its secret; any other number is unknown',
})

export const trackOrder = endpoint('GET', '/order/track', {
  kind: 'read',
  access: 'anyone',
  unlogged: ['secret'],
  input: v.strictObject({ ...orderAccess, lang: v.optional(shortText) }),
  output: v.object({ parcels: v.array(parcelView) }),
  summary: 'The parcels of an order with their events',
})

export const refundReason = endpoint('GET', '/customer/refundReason', {
  kind: 'read',
  access: 'anyone',
  input: v.strictObject({
    /** What they are asked for; a cancellation without one. */
    of: v.optional(v.picklist(['cancel', 'return']), 'cancel'),
    lang: v.optional(shortText),
  }),
  output: v.array(v.object({ id: v.picklist([...CANCEL_REASONS, ...RETURN_REASONS]), name: v.string() })),
  summary: 'Reasons for which an order is cancelled or goods are returned, in words (spec 7.2)',
})

const cancelReason = v.picklist(CANCEL_REASONS)

export const cancelOrder = endpoint('POST', '/order/cancel', {
  kind: 'write',
  access: 'anyone',
  limit: ORDER_CALLS,
  input: v.strictObject({ ...orderAccess, reason: cancelReason }),
  output: v.strictObject({}),
  summary:
    'Cancels an order that no courier has and gives all of it back, once; it cannot be undone (spec 4.13)',
})

export const applyRefund = endpoint('POST', '/order/applyRefund', {
  kind: 'write',
  access: 'anyone',
  limit: ORDER_CALLS,
  keyed: true,
  input: v.strictObject({
    ...orderAccess,
    reason: cancelReason,
    /** Pieces that no courier has; all of them without a list. */
    items: v.optional(jsonText(v.array(v.strictObject({ position: whole, qty: quantity })))),
  }),
  output: v.object({ refundId: v.string(), formatAmount: v.string() }),
  summary:
    'Cancels pieces of a paid order that no courier has and refunds what was paid for them; it cannot be undone',
})

const queuedOrder = {
  kind: 'queued',
  access: 'anyone',
  limit: ORDER_CALLS,
  output: orderList,
  snapshot: 'orders',
} as const

export const confirmOrder = endpoint('POST', '/order/confirm', {
  ...queuedOrder,
  input: v.strictObject(orderAccess),
  operation: (order): OrderOperation => ({ type: 'confirm', ...order }),
  summary: 'Confirms that all parcels of an order have arrived (spec 4.13)',
})

export const deleteOrder = endpoint('POST', '/order/delete', {
  ...queuedOrder,
  input: v.strictObject(orderAccess),
  operation: (order): OrderOperation => ({ type: 'delete', ...order }),
  summary: 'Removes an ended order from the list of its buyer; the shop keeps it for its books',
})

export const repurchase = endpoint('POST', '/order/repurchase', {
  kind: 'write',
  access: 'anyone',
  limit: ORDER_CALLS,
  keyed: true,
  input: v.strictObject(orderAccess),
  output: v.object({
    /** What is in the bag now. */
    added: v.array(
      v.object({
        sku: v.string(),
        productsName: v.string(),
        /** Set where it costs something else than in the order. */
        price: v.exactOptional(v.object({ before: v.string(), now: v.string() })),
      }),
    ),
    /** What is not, and why; `baseUrl` where the product still has a page. */
    missing: v.array(
      v.object({
        sku: v.string(),
        productsName: v.string(),
        imageUrl: v.string(),
        baseUrl: v.string(),
        why: v.picklist(['sold-out', 'ended', 'gift', 'points', 'egift']),
      }),
    ),
    goodsTotalQuantity: count,
  }),
  summary:
    'Puts what can be bought of an order into the bag, once for each key, and names what cannot (spec 4.13)',
})

export const changeOrder = endpoint('POST', '/order/change', {
  kind: 'write',
  access: 'anyone',
  limit: ORDER_CALLS,
  input: v.strictObject(orderKey),
  output: v.object({
    /** SKUs that are in the cart again. */
    back: v.array(v.string()),
    /** SKUs that can no longer be bought. */
    missing: v.array(v.object({ sku: v.string(), productsName: v.string() })),
  }),
  summary: 'Cancels an unpaid order and puts its pieces back into the bag, once (spec 4.13)',
})
