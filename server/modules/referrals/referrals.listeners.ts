import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import { rewardFrom } from '#domain/referral/referral.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { followOrder } from './follow-order.ts'

export async function acceptFriend(
  tx: Tx,
  { member, inviteCode, at }: ServerEvents['member.registered'],
): Promise<void> {
  if (inviteCode !== undefined) await acceptInvitation(tx, { friendId: member.id, inviteCode, at })
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
