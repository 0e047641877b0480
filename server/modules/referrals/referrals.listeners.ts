import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import { rewardFrom } from '#domain/referral/referral.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { moveGrants } from '../promotions/move-grants.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { decideReferral } from './decide-referral.ts'
import { followOrder } from './follow-order.ts'
import { noteMailbox } from './known-mailboxes.ts'

export async function acceptFriend(
  tx: Tx,
  { member, inviteCode, at }: ServerEvents['member.registered'],
): Promise<void> {
  if (inviteCode !== undefined) await acceptInvitation(tx, { friendId: member.id, inviteCode, at })
}

/** What the invitation gives is decided; a referrer is no new friend of another. */
export async function decideFriend(
  tx: Tx,
  { member, at }: ServerEvents['member.email-confirmed'],
): Promise<void> {
  await decideReferral(tx, member.id, at)
  const referrer = await tx
    .selectFrom('member')
    .select('email')
    .where('id', '=', member.id)
    .where('id', 'in', tx.selectFrom('referral').select('referrer_id'))
    .executeTakeFirst()
  if (referrer) await noteMailbox(tx, referrer.email, at)
}

/** Coupons that this account's own referrals have given to an address that was only typed go to the confirmed one. */
export async function moveReferralCoupons(
  tx: Tx,
  { member, from, to, wasConfirmed }: ServerEvents['member.email-changed'],
): Promise<void> {
  if (wasConfirmed) return
  const referrals = await tx
    .selectFrom('referral')
    .select(['friend_id', 'friend_coupon', 'referrer_coupon'])
    .where((row) => row.or([row('friend_id', '=', member.id), row('referrer_id', '=', member.id)]))
    .execute()
  const codes = referrals.flatMap(
    ({ friend_id: friendId, friend_coupon: friends, referrer_coupon: referrers }) =>
      (friendId === member.id ? friends : referrers) ?? [],
  )
  await moveGrants(tx, { from, to, codes })
}

export async function followFirstOrder(tx: Tx, { orderId, at }: ServerEvents['order.paid']): Promise<void> {
  await followOrder(tx, orderId, at)
}

/** The time for returns begins: the reward is due at its end (traps 3.10). */
export async function waitForReturns(
  tx: Tx,
  { orderId, at }: ServerEvents['order.delivered'],
): Promise<void> {
  const order = await tx
    .selectFrom('shop_order')
    .select(['site', 'lang', 'delivered_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return
  const from = rewardFrom(order.delivered_at ?? at, storefrontOfRow(order).site)
  await tx
    .updateTable('referral')
    .set({ due_at: from })
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .execute()
}
