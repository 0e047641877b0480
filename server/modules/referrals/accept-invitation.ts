import type { Tx } from '../../db/schema/database.ts'
import { decideReferral } from './decide-referral.ts'
import { referrerOf } from './invite-code.ts'
import { noteMailbox } from './known-mailboxes.ts'

interface Invitation {
  readonly friendId: string
  readonly inviteCode: string
  readonly at: number
}

/**
 * A new member has come by an invite link (spec 9.8). What it gives is decided once the address is confirmed, at once where a provider
 * has named it. An unknown code changes nothing.
 */
export async function acceptInvitation(tx: Tx, { friendId, inviteCode, at }: Invitation): Promise<void> {
  const referrer = await referrerOf(tx, inviteCode)
  const friend = await tx
    .selectFrom('member')
    .select(['id', 'email_confirmed_at'])
    .where('id', '=', friendId)
    .executeTakeFirst()
  if (!referrer || !friend || referrer.id === friend.id) return
  await tx
    .insertInto('referral')
    .values({
      friend_id: friend.id,
      referrer_id: referrer.id,
      at,
      friend_coupon: null,
      order_id: null,
      due_at: null,
      settled_at: null,
      referrer_coupon: null,
      refusal: null,
    })
    .execute()
  if (friend.email_confirmed_at !== null) await decideReferral(tx, friend.id, at)
  if (referrer.email_confirmed_at !== null) await noteMailbox(tx, referrer.email, at)
}
