import * as v from 'valibot'
import { cart } from '../buying/cart.contract.ts'
import { endpoint } from '../endpoint.ts'
import { count, nothing, shortText } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

/** Kiosks: registration, deleting a visitor's data, handing a cart over to a phone, reading a code. */

const storeId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,32}$/, 'a store'))
const tablet = v.object({
  /** Empty: this device is not a kiosk, or no longer one. */
  store: v.string(),
  name: v.string(),
})

export const kioskEnter = endpoint('POST', '/kiosk/enter', {
  kind: 'write',
  access: 'anyone',
  // A code is short enough to type, so the limit must make guessing it hopeless.
  limit: perTenMinutes('kiosk', 10),
  body: 'json',
  input: v.strictObject({ store: storeId, code: shortText }),
  output: tablet,
  summary: "Makes this device a store's tablet; each code serves one device",
})

export const kioskState = endpoint('GET', '/kiosk/state', {
  kind: 'read',
  access: 'anyone',
  input: nothing,
  output: tablet,
  summary: "Whether this device is a store's tablet",
})

export const kioskLeave = endpoint('POST', '/kiosk/leave', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('kiosk', 10),
  body: 'json',
  input: v.strictObject({ code: shortText }),
  output: tablet,
  summary: 'Makes a tablet an ordinary device again, with the code it was set up with',
})

export const handOver = endpoint('POST', '/kiosk/handOver', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('hand-over', 120),
  body: 'json',
  input: nothing,
  output: v.object({ secret: v.string(), pieces: count, until: v.number() }),
  summary: "A link that puts a copy of this tablet's bag into a phone's own bag, once, within minutes",
})

export const takeCart = endpoint('POST', '/kiosk/takeBag', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('take-bag', 60),
  body: 'json',
  input: v.strictObject({ secret: shortText }),
  output: v.object({
    ...cart.entries,
    capped: v.array(v.object({ sku: v.string(), requested: count, got: count })),
    /** Lines that the rules did not accept into the cart, with the reason. */
    refused: v.array(v.object({ sku: v.string(), reason: v.string() })),
  }),
  summary: 'Takes a bag over from a tablet',
})

export const productOfCode = endpoint('GET', '/product/code', {
  kind: 'read',
  access: 'anyone',
  input: v.strictObject({ code: shortText }),
  output: v.object({ spu: v.string(), sku: v.string() }),
  summary: 'The product that a scanned SKU or SPU code names',
})
