import type { Generated } from 'kysely'
import type { ParcelStep } from '#domain/orders/parcel-steps.ts'
import type { ReturnState } from '#domain/returns/return-states.ts'
import type { ReturnType } from '#domain/returns/return-types.ts'
import type { ReturnReason } from '#domain/returns/return-reasons.ts'
import type { ShopperKey } from '#domain/account/shopper.ts'

/** Tables of what follows a purchase: parcels, refunds and returns. Money is minor units of the order's own currency. */

/** What one courier has under one number. */
export interface ParcelTable {
  id: string
  order_id: string
  courier: string
  /** As `readTrackingNumber` writes it. */
  tracking: string
  /** The tracking provider that follows it; empty for a courier that none knows. */
  provider: string
  /** The furthest step of its events. */
  step: ParcelStep
  shipped_at: number
  delivered_at: number | null
  /** When its events are read next; null once it is delivered. */
  next_look_at: number | null
}

export interface ParcelLineTable {
  parcel_id: string
  position: number
  qty: number
}

/** An event of a parcel; PRIMARY KEY(parcel_id, ref) makes each happen once. */
export interface ParcelEventTable {
  parcel_id: string
  /** The provider's reference of the event. */
  ref: string
  step: ParcelStep
  place: string
  /** When it happened, in epoch milliseconds. */
  at: number
  read_at: number
}

/** One refund with its own number, in the series of credit notes. */
export interface RefundTable {
  id: string
  order_id: string
  return_id: string | null
  kind: 'cancelled' | 'returned' | 'goodwill' | 'payment'
  reason: string
  /** Number in the site's series, without gaps; null for a payment that no receipt names. */
  credit_number: number | null
  shipping: number
  /** What gifts are worth that are kept with less than they were given for. */
  gifts: Generated<number>
  /** Goods and shipping less gifts. */
  amount: number
  /** The tax that `amount` includes. */
  tax: number
  created_at: number
}

export interface RefundLineTable {
  refund_id: string
  position: number
  qty: number
  amount: number
}

/** What one tender gets of a refund. */
export interface RefundPartTable {
  id: string
  refund_id: string
  tender: 'card' | 'gift-card' | 'points'
  /** The payment attempt, the gift card's id, or the ledger reference of points. */
  ref: string
  amount: number
  /** Points of a points tender; 0 for money. */
  points: number
  state: 'pending' | 'done' | 'failed'
  /** Number of the try; its provider key is derived from the part and this. */
  tries: number
  /** The provider's reference of the refund; null before its answer. */
  provider_ref: string | null
  changed_at: number
}

/** The last number of a series of documents; it changes in the transaction that uses it. */
export interface DocumentSeriesTable {
  series: string
  last: number
}

export interface OrderReturnTable {
  id: string
  number: string
  order_id: string
  shopper: ShopperKey
  type: ReturnType
  state: ReturnState
  reason: ReturnReason
  description: string
  /** JSON of the addresses of its photos. */
  photos: string
  /** The store that it is brought to. */
  store_id: string | null
  courier: string
  tracking: string
  applied_at: number
  changed_at: number
}

export interface ReturnLineTable {
  return_id: string
  position: number
  qty: number
  received: number
  /** Received pieces that can be sold again. */
  restocked: number
}

/** A change of a return with its cause; UNIQUE(return_id, kind, ref) makes each happen once. */
export interface ReturnEventTable {
  id: string
  return_id: string
  kind: string
  ref: string
  at: number
  data: string
}
