import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { orderKey, shortText } from './fields.ts'
import { perTenMinutes } from './rate-limit.ts'

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

export const checkPaymentRisk = endpoint('POST', '/payment/checkPaymentRisk', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('risk', 240),
  keyed: true,
  input: v.strictObject(orderKey),
  output: v.object({ risk: v.literal('none') }),
  summary: 'Code 504 means risk: wait on /pay-loading (spec 4.6)',
})

export const submitPayment = endpoint('GET', '/payment/submitPayment', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('pay', 60),
  keyed: true,
  unlogged: ['secret'],
  input: v.strictObject({ ...orderKey, lang: v.optional(shortText) }),
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
