import type { Generated } from 'kysely'
import type { PaymentMethod } from '#domain/checkout/payment-methods.ts'
import type { ShopperKey } from '#domain/account/shopper.ts'
import type { OrderStatus } from '#domain/orders/order-states.ts'

/** Tables of orders and payments. Money is minor units of the order's own currency. */

export interface OrderTable {
  id: string
  number: string
  /** sha256 of the secret that opens a guest's order. */
  secret_hash: string
  shopper: ShopperKey
  site: string
  lang: string
  currency: string
  email: string
  /** sha256 of the buyer's mailbox; empty from the erasure of the buyer on. */
  person: Generated<string>
  status: OrderStatus
  /** JSON of the address, or null for pickup. */
  address: string | null
  /** JSON of the billing address where it is another one than `address`. */
  billing: string | null
  /** What the buyer has asked for; empty without a wish. */
  note: string
  shipping_method: 'delivery' | 'pickup'
  store_id: string | null
  /** The code of the guide whose shared link the buyer had opened within three days (spec 9.3). */
  guide_code: string | null
  merchandise: number
  /** The goods with all adjustments. */
  total: number
  /** What the tenders leave to card or wallet. */
  due: number
  created_at: number
  pay_by: number
  paid_at: number | null
  cancelled_at: number | null
  changed_at: number
  /** Number in the site's series of receipts, given with the payment. */
  receipt_number: number | null
  /** When its last parcel was delivered, or its buyer has confirmed it. */
  delivered_at: number | null
  /** When its buyer has removed it from their list. */
  hidden_at: number | null
}

/** One change of an order's sum (`Adjustment`), in the order of their effect. */
export interface OrderAdjustmentTable {
  order_id: string
  position: number
  rule: string
  /** A reduction is negative. */
  amount: number
  /** JSON of the values that its wording is made of. */
  reason: string
  ledger_ref: string | null
  /** When the order's cancellation or refund gave it back. */
  undone_at: number | null
}

/** A part of an order's total that gift cards or points pay, in their order. */
export interface OrderTenderTable {
  order_id: string
  position: number
  kind: string
  amount: number
  /** JSON of the values that its wording is made of. */
  reason: string
  ledger_ref: string | null
  /** When the order's cancellation or refund gave it back. */
  undone_at: number | null
}

export interface OrderLineTable {
  order_id: string
  position: number
  sku: string
  product_id: string
  spu: string
  name: string
  color: string
  size: string
  image: string
  url: string
  qty: number
  unit: number
  /** `unit` times `qty`. */
  amount: number
  /** What the adjustments of the order take off this line: what was paid for it is `amount - discount`. */
  discount: number
  final_sale: number
  /** Points that its promotion tags give besides those of the goods (spec 9.6), for all pieces of the line. */
  extra_points: number
  /** Id of the promotion that a gift or preferential good was added by. */
  offer_rule: string | null
  /** The terms of a free gift: what the goods had to cost for it, and what one piece costs otherwise. */
  gift_least: Generated<number | null>
  gift_worth: Generated<number | null>
  /** Pieces of the line that a courier or the buyer has got. */
  shipped: Generated<number>
  delivered: Generated<number>
  /** Pieces that were cancelled before they were shipped. */
  cancelled: Generated<number>
  /** Pieces of returns that are not decided. */
  in_return: Generated<number>
  /** Pieces that were given back. */
  returned: Generated<number>
}

export interface PaymentAttemptTable {
  id: string
  order_id: string
  provider: string
  provider_ref: string | null
  method: PaymentMethod
  amount: number
  currency: string
  state: 'created' | 'waiting' | 'paid' | 'refused' | 'expired' | 'refunded' | 'mismatch' | 'risk'
  /** The provider's payment page, once the provider has answered. */
  redirect_url: string | null
  /** sha256 of the provider's fingerprint of the card that has paid; null where unknown, and from the erasure of the buyer on. */
  card_mark: string | null
  created_at: number
  changed_at: number
}

/** An accepted notice of a provider; its id makes a second arrival harmless. */
export interface PaymentNoticeTable {
  event_id: string
  provider: string
  kind: string
  provider_ref: string
  at: number
}

/** An event of an order; UNIQUE(order_id, kind, ref) makes each happen once. */
export interface OrderEventTable {
  id: string
  order_id: string
  kind: string
  ref: string
  at: number
  data: string
}

/** The response of a keyed call, written in the transaction of its effect. */
export interface IdempotencyTable {
  scope: string
  key: string
  fingerprint: string
  answer: string
  created_at: number
}

/** Messages to other systems (mail, refunds, notifications); the node with the lease sends them. */
export interface OutboxTable {
  id: string
  kind:
    | 'mail'
    | 'back-mail'
    | 'stock-question'
    | 'member-mail'
    | 'egift-mail'
    | 'coupon-mail'
    | 'newsletter-question'
    | 'welcome-mail'
    | 'refund'
    | 'push'
  ref: string
  payload: string
  state: 'waiting' | 'sent' | 'dead'
  attempts: number
  next_at: number
  lease_owner: string | null
  lease_until: number
}

/** Erased members some of whose orders still name them, because they are not closed. */
export interface OrderErasureTable {
  shopper: ShopperKey
  since: number
}
