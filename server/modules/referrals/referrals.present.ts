import type { MyReferral } from '#contract/account/referral.contract.ts'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { maskedEmail, referralState } from '#domain/referral/referral.ts'
import { isVoid, type FriendRow } from './referrals.queries.ts'

/** A screen shows no more. */
export const MOST_FRIENDS = 100

interface Presented {
  readonly shopper: Shopper
  readonly inviteCode: string | null
  /** One more than `MOST_FRIENDS` where there are older ones. */
  readonly friends: readonly FriendRow[]
}

export function presentReferral({ shopper, inviteCode, friends }: Presented): MyReferral {
  return {
    // The newest response replaces the one before.
    version: 0,
    shopper: shopperKey(shopper),
    ...(inviteCode !== null && { code: inviteCode }),
    friends: friends.slice(0, MOST_FRIENDS).map(presentFriend),
    hasMore: friends.length > MOST_FRIENDS,
  }
}

export function presentFriend(row: FriendRow): MyReferral['friends'][number] {
  const hasOrder = row.order_id !== null && !isVoid(row)
  const facts = {
    isConfirmed: row.email_confirmed_at !== null,
    isRefused: row.refusal !== null,
    isRewarded: row.referrer_coupon !== null,
    hasOrder,
  }
  return {
    name: row.first_name,
    email: maskedEmail(row.email),
    status: referralState(facts),
    at: row.at,
  }
}
