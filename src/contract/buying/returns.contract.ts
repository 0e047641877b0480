import * as v from 'valibot'
import type { OrderOperation } from '#domain/returns/order-operations.ts'
import { isPhotoAddress } from '#domain/reviews/review-photos.ts'
import { isDescription, LONGEST_DESCRIPTION, MOST_RETURN_PHOTOS } from '#domain/returns/return-form.ts'
import { RETURN_REASONS } from '#domain/returns/return-reasons.ts'
import { RETURN_TYPES } from '#domain/returns/return-types.ts'
import { endpoint } from '../endpoint.ts'
import { jsonText, many, orderAccess, quantity, shortText, whole } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'
import { orderDetail, confirmOrder } from './orders.contract.ts'
import { returnView } from './return-view.ts'

const queued = {
  kind: 'queued',
  access: 'anyone',
  limit: perTenMinutes('return', 60),
  output: confirmOrder.output,
  snapshot: 'orders',
} as const

/** The client's id of a return: a call that is repeated makes one. */
const returnId = v.pipe(v.string(), v.uuid())

const courierFields = {
  courier: v.optional(v.pipe(shortText, v.maxLength(60)), ''),
  tracking: v.optional(v.pipe(shortText, v.maxLength(60)), ''),
}

export const applyReturn = endpoint('POST', '/return/apply', {
  ...queued,
  input: v.strictObject({
    ...orderAccess,
    returnId,
    type: v.picklist(RETURN_TYPES),
    items: jsonText(
      v.pipe(v.array(v.strictObject({ position: whole, qty: quantity })), v.minLength(1), v.maxLength(200)),
    ),
    reason: v.picklist(RETURN_REASONS),
    description: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(LONGEST_DESCRIPTION),
      v.check(isDescription, 'more than two words'),
    ),
    photos: v.pipe(
      many(v.pipe(v.string(), v.check(isPhotoAddress, 'an uploaded photo')), MOST_RETURN_PHOTOS),
      v.minLength(1),
    ),
    /** The store that the goods are brought to. */
    storeId: v.optional(shortText, ''),
    ...courierFields,
    /** When the form was sent, on the device's clock. */
    writtenAt: v.optional(whole),
  }),
  operation: (application): OrderOperation => ({ type: 'return', application }),
  summary: 'Applies for the return of delivered pieces within 15 days (spec 9.7)',
})

export const cancelReturn = endpoint('POST', '/return/cancel', {
  ...queued,
  input: v.strictObject({ ...orderAccess, returnId }),
  operation: (one): OrderOperation => ({ type: 'cancel-return', ...one }),
  summary: 'Takes back the application for a return that the shop does not have yet (spec 4.13)',
})

export const sendReturn = endpoint('POST', '/return/tracking', {
  ...queued,
  input: v.strictObject({
    ...orderAccess,
    returnId,
    courier: v.pipe(shortText, v.trim(), v.nonEmpty(), v.maxLength(60)),
    tracking: v.pipe(shortText, v.trim(), v.nonEmpty(), v.maxLength(60)),
  }),
  operation: (parcel): OrderOperation => ({ type: 'send-return', ...parcel }),
  summary:
    'States the courier and number of the parcel with which goods come back; it can be changed until it has arrived',
})

export const returnDetail = endpoint('GET', '/return/detail', {
  kind: 'read',
  access: 'anyone',
  unlogged: ['secret'],
  input: v.strictObject({ ...orderDetail.input.entries, returnId: shortText }),
  output: returnView,
  summary: 'One return by its id or number, for whoever can open its order',
})
