import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { OrderStatus } from '#domain/orders/order-states.ts'
import type { ParcelStep } from '#domain/orders/parcel-steps.ts'

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
