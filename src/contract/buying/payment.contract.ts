import * as v from 'valibot'
import { PAYMENT_METHODS } from '#domain/checkout/payment-methods.ts'
import { endpoint } from '../endpoint.ts'
import { count, money, orderKey, productId, quantity, shortText, sku } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'
import { means } from './means-fields.ts'

export const paymentMethod = v.picklist(PAYMENT_METHODS)

/** States of an order's payment; `risk` is only an answer of a running payment. */
export const PAYMENT_STATES = [
  'none',
  'waiting',
  'paid',
  'refused',
  'expired',
  'changed',
  'refunded',
  'mismatch',
] as const

/** What an express checkout is to buy: one piece (spec 7.2), or the selected pieces of the bag. */
export const EXPRESS_FROM_PIECE = '1'
export const EXPRESS_FROM_BAG = '2'
const fromType = v.picklist([EXPRESS_FROM_PIECE, EXPRESS_FROM_BAG])

const expressGoods = {
  /** The piece; absent with that of the bag. */
  productId: v.optional(productId),
  sku: v.optional(sku),
  qty: v.optional(quantity),
  ...means,
}

export const checkPaymentRisk = endpoint('POST', '/payment/checkPaymentRisk', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('risk', 240),
  keyed: true,
  /** An order, or what an express checkout is to buy, which has no order yet. */
  input: v.strictObject({
    orderNumber: v.optional(shortText),
    secret: v.optional(shortText),
    fromType: v.optional(fromType),
    ...expressGoods,
  }),
  output: v.object({ risk: v.literal('none') }),
  summary:
    'Code 504 means risk: wait on /pay-loading (spec 4.6). Of an order by orderNumber and secret, or of an express checkout by its goods',
})

export const submitPayment = endpoint('GET', '/payment/submitPayment', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('pay', 60),
  keyed: true,
  unlogged: ['secret'],
  input: v.strictObject({
    ...orderKey,
    /** Absent: as before, and by card at first. Another one than before closes the open page. */
    method: v.optional(paymentMethod),
    lang: v.optional(shortText),
  }),
  output: v.object({
    /** 1 or 3: send the browser to `data`; 3 also stores it as the 'referrer' cookie (spec 4.6). */
    type: v.picklist([1, 3]),
    data: v.string(),
  }),
  summary: 'Starts a payment and answers the address of the provider page',
})

export const paymentState = endpoint('POST', '/payment/state', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('state', 600),
  input: v.strictObject(orderKey),
  output: v.object({
    state: v.picklist([...PAYMENT_STATES, 'risk']),
  }),
  summary: 'Asks the provider where the payment stands and settles what it says',
})

/** One address of the browser: the page to which a wallet returns it. */
const pageAddress = v.pipe(v.string(), v.maxLength(2_000))

export const submitWalletExpress = endpoint('POST', '/payment/submitWalletExpress', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('pay', 60),
  keyed: true,
  input: v.strictObject({
    fromType,
    ...expressGoods,
    /** The current page: the wallet returns there when the user cancels. */
    cancelUrl: pageAddress,
  }),
  output: v.object({
    /** 1 or 3: send the browser to `data` (spec 4.6). */
    type: v.picklist([1, 3]),
    data: v.string(),
  }),
  summary:
    'Opens an express checkout of one piece, or of the bag, at the wallet and answers the address of its page',
})

/** As the wallet has it: the rules of the shop are applied by the form, and by the order. */
const walletAddress = v.object({
  country: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  line1: v.string(),
  line2: v.string(),
  city: v.string(),
  state: v.string(),
  postalCode: v.string(),
  phone: v.string(),
})

/** `ordered`: it has become an order, which `order` opens. */
export const EXPRESS_STATES = ['waiting', 'authorized', 'refused', 'expired', 'ordered'] as const

export const expressCheckout = endpoint('POST', '/payment/expressCheckout', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('state', 600),
  input: v.strictObject({ express: shortText, lang: v.optional(shortText) }),
  output: v.object({
    state: v.picklist(EXPRESS_STATES),
    /** The piece that it buys; null for the bag. */
    buyNow: v.nullable(v.object({ productId: v.string(), sku: v.string(), qty: count })),
    /** What the wallet may pay at most, in minor units of `currency`. */
    amount: money,
    formatAmount: v.string(),
    currency: v.string(),
    /** Undefined for the bag, and once the piece has left the catalogue. */
    piece: v.optional(
      v.object({
        sku: v.string(),
        productsName: v.string(),
        color: v.string(),
        size: v.string(),
        imageUrl: v.string(),
        baseUrl: v.string(),
      }),
    ),
    /** Of the wallet, while it is `authorized`. */
    email: v.string(),
    address: v.nullable(walletAddress),
    order: v.nullable(v.object(orderKey)),
  }),
  summary: 'Asks the wallet where an express checkout of this shopper stands',
})
export type ExpressCheckout = v.InferOutput<(typeof expressCheckout)['output']>
