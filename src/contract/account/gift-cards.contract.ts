import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { count, money, nothing, opaqueShopper, shortText, timestamp } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

/** What an order took from a card, below zero, or gave back. */
const move = v.object({
  at: timestamp,
  /** Cents of S$, as all sums of gift cards. */
  delta: money,
  format: v.string(),
  /** Of the member's own order; absent where someone else has paid with the code. */
  orderNumber: v.exactOptional(shortText),
})

const card = v.object({
  id: v.string(),
  /** Last four characters of the code. */
  last: v.string(),
  balance: money,
  formatBalance: v.string(),
  expiresAt: timestamp,
  blocked: v.boolean(),
  /** Newest first. */
  moves: v.array(move),
})
export type OwnGiftCard = v.InferOutput<typeof card>

const giftCards = v.object({
  version: count,
  shopper: opaqueShopper,
  /** Cards belong to an address, so a member sees them once the address is confirmed. */
  isConfirmed: v.boolean(),
  /** Newest first. */
  list: v.array(card),
})
export type GiftCards = v.InferOutput<typeof giftCards>

export const myGiftCards = endpoint('GET', '/giftCard/mine', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: giftCards,
  snapshot: 'gift-cards',
  summary: "The member's gift cards: balance, expiry, and spending history",
})

export const redeemGiftCard = endpoint('POST', '/giftCard/redeem', {
  kind: 'write',
  access: 'member',
  limit: perTenMinutes('redeem-gift-card', 60),
  unlogged: ['code'],
  input: v.strictObject({ code: shortText }),
  output: v.object({ last: v.string(), formatBalance: v.string() }),
  summary: "Adds a gift card to the member's account by its code",
})
