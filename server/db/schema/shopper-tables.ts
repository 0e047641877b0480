/** Tables of users: sessions, carts, wishlists and the device sequences. */

export interface SessionTable {
  /** sha256 of the cookie's value; the value itself is never stored. */
  id_hash: string
  principal: string
  created_at: number
  seen_at: number
  /** On a kiosk: the visit in which it was opened; null elsewhere. */
  kiosk_turn: string | null
}

export interface CartTable {
  principal: string
  version: number
  updated_at: number
}

export interface CartLineTable {
  principal: string
  sku: string
  product_id: string
  qty: number
  selected: number
  added_at: number
}

export interface WishlistTable {
  principal: string
  version: number
}

export interface WishlistItemTable {
  principal: string
  spu: string
  added_at: number
}

export interface DeviceTable {
  id: string
  principal: string
  /** Last operation of this device that was applied; updated in the transaction of its effect. */
  last_seq: number
  seen_at: number
}

export interface DeviceAnswerTable {
  device_id: string
  seq: number
  /** Id (`Idempotency-Key`) of the operation with this number; null in rows of older builds. */
  operation: string | null
  /** JSON: { code, message, data } of the first response. */
  answer: string
  at: number
}

export interface StockNoticeTable {
  sku: string
  email: string
  principal: string
  site: string
  lang: string
  requested_at: number
  /** When the mail was put into the outbox; null while the user still waits. */
  sent_at: number | null
}

export interface NewsletterTable {
  email: string
  principal: string
  site: string
  lang: string
  joined_at: number
}

export interface ReviewVoterTable {
  principal: string
  version: number
}

export interface ReviewVoteTable {
  principal: string
  review_id: string
  at: number
}

/** Lengths in millimetres, weight in grams; null where not entered. */
export interface SizeInfoTable {
  principal: string
  version: number
  height: number | null
  bust: number | null
  waist: number | null
  hip: number | null
  weight: number | null
  country: string | null
  saved_at: number
}

export interface GuestMergeTable {
  guest: string
  member: string
  at: number
}

export interface RateLimitTable {
  key: string
  hits: number
  window_ends: number
}

export interface JobLeaseTable {
  name: string
  owner: string
  until: number
}
