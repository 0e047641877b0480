import type { Generated } from 'kysely'
import type { ShopperKey } from '#domain/account/shopper.ts'

/** Tables of users: sessions, carts, wishlists and the device sequences. */

export interface SessionTable {
  /** sha256 of the cookie's value; the value itself is never stored. */
  id_hash: string
  shopper: ShopperKey
  created_at: number
  seen_at: number
  /** Visit in which a kiosk opened it; null elsewhere. */
  kiosk_turn: string | null
  /** When the member proved who they are; null for a guest. */
  signed_in_at: number | null
  /** Browser and system, for the list of signed-in devices; empty for a guest. */
  browser: string
  /** Number of the key of this session's rotating codes: "sign out everywhere else" makes a new one. */
  till_key: Generated<number>
}

export interface CartTable {
  shopper: ShopperKey
  version: number
  updated_at: number
}

export interface CartLineTable {
  shopper: ShopperKey
  sku: string
  product_id: string
  qty: number
  selected: number
  added_at: number
}

/** A free gift or a preferential good that the shopper has added; one for each promotion. */
export interface CartOfferTable {
  shopper: ShopperKey
  /** Id of the promotion. */
  rule_id: string
  kind: 'gift' | 'preferential'
  sku: string
  product_id: string
  added_at: number
}

export interface WishlistTable {
  shopper: ShopperKey
  version: number
}

export interface WishlistItemTable {
  shopper: ShopperKey
  spu: string
  added_at: number
}

export interface DeviceTable {
  id: string
  shopper: ShopperKey
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
  shopper: ShopperKey
  site: string
  lang: string
  requested_at: number
  /** When the mail was put into the outbox; null while the user still waits. */
  sent_at: number | null
  /** When the owner of the address has agreed; null: nothing but the question is sent. */
  confirmed_at: number | null
  /** Hash of the token in the newest link that was mailed to ask. */
  token_hash: string | null
}

export interface NewsletterTable {
  email: string
  /** Who has asked for it, and from the confirmation on who has confirmed it; null for a confirmation without a session. */
  shopper: ShopperKey | null
  site: string
  lang: string
  /** Where it was joined, which decides what it gives. */
  source: 'footer' | 'popup' | 'checkout' | 'account'
  joined_at: number
  /** When the owner of the address has agreed; null: nothing but the question is sent. */
  confirmed_at: number | null
  /** Hash of the token in the newest link that was mailed to ask. */
  token_hash: string | null
  /** sha256 of the address, by which a mailed link to unsubscribe names it. */
  address_hash: string
}

/** Mailboxes that have had the gift of the newsletter: also after the subscription, and the account, have ended. */
export interface NewsletterGiftTable {
  /** sha256 of the mailbox. */
  person: string
  /** sha256 of the address, of all that lead to this mailbox, whose subscription gave it. */
  address: string
  at: number
}

export interface ReviewVoterTable {
  shopper: ShopperKey
  version: number
}

export interface ReviewVoteTable {
  shopper: ShopperKey
  review_id: string
  at: number
}

/** Lengths in millimetres, weight in grams; null where not entered. */
export interface SizeInfoTable {
  shopper: ShopperKey
  version: number
  height: number | null
  bust: number | null
  waist: number | null
  hip: number | null
  weight: number | null
  bra: string | null
  country: string | null
  saved_at: number
}

export interface GuestMergeTable {
  guest: ShopperKey
  member: ShopperKey
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
