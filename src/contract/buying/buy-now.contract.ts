import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { nothing, productId, quantity, sku } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

export const buyNow = endpoint('POST', '/cart/buyNow', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('quote', 240),
  input: v.strictObject({ productId, sku, qty: quantity }),
  output: nothing,
  summary: 'Code 200: this piece can be bought in this quantity, the browser goes to checkout (spec 4.6)',
})
