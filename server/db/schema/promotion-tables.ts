import type { Generated } from 'kysely'
import type { CurrencyCode } from '#domain/money/currencies.ts'

/** Tables of promotions, discount codes and gift cards. Amounts are Singapore cents, unless a column names a currency. */

export interface PromotionTable {
  id: string
  kind: string
  /** JSON of the terms of its kind (`promotion-schema.ts`), without its times. */
  terms: string
  /** JSON list of the sites it is for; null for all. */
  sites: string | null
  starts_at: number
  /** Null for one that runs until the owner ends it. */
  ends_at: number | null
  created_at: number
}

/** A flash deal, beside its row in `promotion`. */
export interface FlashDealTable {
  promotion_id: string
  state: 'waiting' | 'running' | 'over'
  /** When it begins or ends next, epoch milliseconds; null once it is over. */
  next_at: number | null
}

/** A product of a flash deal. */
export interface FlashPieceTable {
  promotion_id: string
  product_id: string
  /** `product.marketing` without any deal. */
  marketing_before: string | null
}

/** A price that a running flash deal has reduced; the deal's end restores it. */
export interface FlashPriceTable {
  promotion_id: string
  sku: string
  before: number
  deal: number
}

export interface CouponTable {
  /** The code in capitals, as it is typed. */
  code: string
  kind: 'percent' | 'amount'
  /** Percent, or minor units of `currency`. */
  value: number
  /** The goods must cost at least this, in minor units of `currency`; 0 without a minimum. */
  least: number
  /** Singapore dollars, unless a site promises a sum of its own. */
  currency: Generated<CurrencyCode>
  /** Taken by the first order of its person alone. */
  first_order: Generated<number>
  /** Taken in stores only. */
  in_store: number
  starts_at: number
  ends_at: number | null
  /** How often it may be used, by orders and in stores; null for any number. */
  uses: number | null
  /** The same for one person. */
  per_person: number | null
  /** Orders and visits that use it now. */
  used: number
  created_at: number
}

/** A discount code that is given to one person; a code with any such row is theirs alone. */
export interface CouponGrantTable {
  code: string
  /** sha256 of the person's mailbox. */
  person: string
  given_at: number
  /** When its person was, or would have been, told that it ends soon. */
  noticed_at: number | null
  /** Its person may use it until then, also after its end: an order has given it back. Null for one that no order has given back late. */
  until: number | null
}

/** An order, or a visit to a store, that uses a discount code. */
export interface CouponUseTable {
  /** `till:` and the receipt for a use in a store. */
  order_id: string
  code: string
  /** sha256 of the buyer's mailbox; empty for a use in a store without a known customer. */
  person: string
  at: number
  /** Of a use in a store; null for an order. */
  store_id: string | null
  /** Who has taken it in a store; null for an order, and for the owner's tool. */
  staff_id: string | null
}

export interface GiftCardTable {
  id: string
  /** sha256 of the code; the code itself is shown once, when the card is issued. */
  code_hash: string
  /** Its last four characters. */
  last: string
  amount: number
  balance: number
  /** Whom it was issued for; null for a card without an owner. */
  email: string | null
  issued_at: number
  expires_at: number
  blocked_at: number | null
}

/** An eGift card of an order's line: who sends it to whom, and when. */
export interface EgiftTable {
  order_id: string
  position: number
  /** Of each piece, in Singapore cents. */
  amount: number
  to_myself: number
  recipient_name: string
  recipient_email: string
  sender_name: string
  sender_email: string
  message: string
  /** The day that the sender has chosen, YYYY-MM-DD in `zone`; null for at once. */
  send_on: string | null
  /** IANA name. */
  zone: string
  /** Epoch milliseconds, from `send_on` and `zone`. */
  send_at: number
}

/** The gift card of one piece of an eGift line, from the payment on. */
export interface EgiftCardTable {
  card_id: string
  order_id: string
  position: number
  piece: number
  /** Counts the times that it is to be sent: each has a code of its own, and ends the one before. */
  turn: number
  /** The turn that was sent last; null before. */
  sent_turn: number | null
  sent_at: number | null
  /** The turn whose mail could not be delivered; null while none has failed. */
  failed_turn: number | null
}

/** What an order takes from a gift card, or gives back. */
export interface GiftCardMoveTable {
  id: string
  card_id: string
  order_id: string
  /** A payment is negative. */
  delta: number
  /** Each step of an order moves a card once. */
  step: string
  at: number
}
