import * as v from 'valibot'
import { CANCEL_REASONS } from '#domain/orders/cancel-reasons.ts'
import { endpoint } from '../endpoint.ts'
import { orderKey, shortText } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

const reason = v.picklist(CANCEL_REASONS)

export const refundReason = endpoint('GET', '/customer/refundReason', {
  kind: 'read',
  access: 'anyone',
  input: v.strictObject({ lang: v.optional(shortText) }),
  output: v.array(v.object({ id: reason, name: v.string() })),
  summary: 'Reasons for which an order can be cancelled, in words (spec 7.2)',
})

export const cancelOrder = endpoint('POST', '/order/cancel', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('order', 120),
  input: v.strictObject({ ...orderKey, reason }),
  output: v.strictObject({}),
  summary:
    'Cancels a paid order that has not been shipped and gives all of it back, once; it cannot be undone (spec 4.13)',
})
