import { isSamePerson, REFERRAL, type ReferralRefusal } from '#domain/referral/referral.ts'
import type { Tx } from '../../db/schema/database.ts'
import { noteMailbox } from './known-mailboxes.ts'
import { giveCoupon } from './referral-coupon.ts'
import { personFacts, phonesOfFriends } from './referrals.queries.ts'

/**
 * Decides, once, whether an invited member is a new friend: gives the coupon for the first order (spec 9.8), or keeps why there is none.
 * It is called when the address is confirmed, or when an order of that address is paid before. A registration proves no mailbox: it
 * decides nothing, and no stranger learns by it whether the mailbox has bought (trust.md S6).
 */
export async function decideReferral(tx: Tx, friendId: string, at: number): Promise<void> {
  const friend = await lockUndecided(tx, friendId)
  if (!friend) return
  // Noted whatever follows: one who was refused is no new friend of another referrer.
  const isNew = await noteMailbox(tx, friend.email, at)
  const refusal = await refusalOf(tx, { ...friend, isNew })
  const given = { email: friend.email, amount: REFERRAL.friend, isFirstOrder: true, at }
  await tx
    .updateTable('referral')
    .set(refusal === null ? { friend_coupon: await giveCoupon(tx, given) } : { refusal, settled_at: at })
    .where('friend_id', '=', friendId)
    .execute()
}

interface Undecided {
  readonly id: string
  readonly email: string
  readonly phone: string
  readonly referrer_id: string
}

/** Friends of one referrer take turns at its row: of two with one phone, one is new. */
async function lockUndecided(tx: Tx, friendId: string): Promise<Undecided | undefined> {
  await tx
    .updateTable('member')
    .set((row) => ({ invite_code: row.ref('invite_code') }))
    .where('id', 'in', tx.selectFrom('referral').select('referrer_id').where('friend_id', '=', friendId))
    .execute()
  return tx
    .selectFrom('referral')
    .innerJoin('member', 'member.id', 'referral.friend_id')
    .select(['member.id', 'member.email', 'member.phone', 'referral.referrer_id'])
    .where('referral.friend_id', '=', friendId)
    .where('referral.friend_coupon', 'is', null)
    .where('referral.settled_at', 'is', null)
    .executeTakeFirst()
}

async function refusalOf(
  tx: Tx,
  { id, phone, referrer_id: referrerId, isNew }: Undecided & { readonly isNew: boolean },
): Promise<ReferralRefusal | null> {
  if (isSamePerson(await personFacts(tx, id), await personFacts(tx, referrerId))) return 'same-person'
  if (!isNew) return 'known'
  const others = phone === '' ? [] : await phonesOfFriends(tx, referrerId, id)
  return others.includes(phone) ? 'known' : null
}
