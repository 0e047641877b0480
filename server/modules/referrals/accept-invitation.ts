import { isSamePerson, REFERRAL, type ReferralRefusal } from '#domain/referral/referral.ts'
import type { Tx } from '../../db/schema/database.ts'
import { isKnownMailbox, noteMailboxes } from './known-mailboxes.ts'
import { referrerOf } from './invite-code.ts'
import { giveCoupon } from './referral-coupon.ts'
import { personFacts, phonesOfFriends } from './referrals.queries.ts'

interface Invitation {
  readonly friendId: string
  readonly inviteCode: string
  readonly at: number
}

/**
 * A new member has come by an invite link: gives the friend's coupon (spec 9.8), or keeps why there is none. An unknown code changes
 * nothing.
 */
export async function acceptInvitation(tx: Tx, { friendId, inviteCode, at }: Invitation): Promise<void> {
  const referrer = await referrerOf(tx, inviteCode)
  const friend = await tx
    .selectFrom('member')
    .select(['id', 'email', 'phone'])
    .where('id', '=', friendId)
    .executeTakeFirst()
  if (!referrer || !friend || referrer.id === friend.id) return
  const refusal = await refusalOf(tx, { friend, referrerId: referrer.id })
  const amount = REFERRAL.friend
  const coupon = refusal === null ? await giveCoupon(tx, { email: friend.email, amount, at }) : null
  await tx
    .insertInto('referral')
    .values({
      friend_id: friend.id,
      referrer_id: referrer.id,
      at,
      friend_coupon: coupon,
      order_id: null,
      due_at: null,
      settled_at: refusal === null ? null : at,
      referrer_coupon: null,
      refusal,
    })
    .execute()
  await noteMailboxes(tx, [friend.email, referrer.email], at)
}

interface Pair {
  readonly friend: { readonly id: string; readonly email: string; readonly phone: string }
  readonly referrerId: string
}

async function refusalOf(tx: Tx, { friend, referrerId }: Pair): Promise<ReferralRefusal | null> {
  if (isSamePerson(await personFacts(tx, friend.id), await personFacts(tx, referrerId))) return 'same-person'
  if (await isKnownMailbox(tx, friend.email)) return 'known'
  const others = friend.phone === '' ? [] : await phonesOfFriends(tx, referrerId, friend.id)
  return others.includes(friend.phone) ? 'known' : null
}
