import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { OrderStatus } from '#domain/orders/order-states.ts'
import type { ParcelStep } from '#domain/orders/parcel-steps.ts'
import type { ReturnState } from '#domain/returns/return-states.ts'

/** Statuses of an order as its buyer reads them. */
export const STATUS_WORDS: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  unpaid: msg`Unpaid`,
  processing: msg`Processing`,
  held: msg`Payment under review`,
  'part-shipped': msg`Partly shipped`,
  shipped: msg`Shipped`,
  delivered: msg`Delivered`,
  cancelled: msg`Cancelled`,
  refunded: msg`Refunded`,
}

export const PARCEL_WORDS: Readonly<Record<ParcelStep, MessageDescriptor>> = {
  shipped: msg`Handed to the courier`,
  'in-transit': msg`On its way`,
  'out-for-delivery': msg`Out for delivery`,
  attempted: msg`The courier found nobody in`,
  delivered: msg`Delivered`,
}

export const RETURN_WORDS: Readonly<Record<ReturnState, MessageDescriptor>> = {
  applied: msg`Applied`,
  approved: msg`Approved`,
  sent: msg`On its way to us`,
  received: msg`Received`,
  refunded: msg`Refunded`,
  refused: msg`Not accepted`,
  cancelled: msg`Cancelled`,
}
