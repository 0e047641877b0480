import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { nothing, productId, quantity, sku, whole } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

/** 1: all of the price in points, 0: points and money (spec 9.6). */
export const allPoint = v.pipe(whole, v.picklist([0, 1]))

export const buyPointPrice = endpoint('POST', '/cart/buyPointPrice', {
  kind: 'write',
  access: 'member',
  limit: perTenMinutes('quote', 240),
  input: v.strictObject({ productId, sku, qty: quantity, allPoint }),
  output: nothing,
  summary: 'Code 200: the member can redeem this piece, the browser goes to checkout (spec 4.5)',
})
