import type { ReferralRefusal } from '#domain/referral/referral.ts'

/** A member who has registered with the invite code of another one. */
export interface ReferralTable {
  /** The new member; each is invited once. */
  friend_id: string
  referrer_id: string
  at: number
  /** The friend's coupon for the first order; null before it is decided whether the friend is a new one, and for one who is not. */
  friend_coupon: string | null
  /** The friend's first paid order; null before it. */
  order_id: string | null
  /** From when on it can reward; null before its order has arrived. */
  due_at: number | null
  /** When its reward was decided, or refused. */
  settled_at: number | null
  /** The referrer's coupon; null before, and without a reward. */
  referrer_coupon: string | null
  refusal: ReferralRefusal | null
}

/** Mailboxes that are no new friend: they have bought, invited or been invited, with an account or without, also one that is gone. */
export interface KnownMailboxTable {
  /** Digest of the person, by `personOf`. */
  person: string
  at: number
}
