import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { endUnusedCoupon } from './referral-coupon.ts'
import { MOST_FRIENDS, presentFriend } from './referrals.present.ts'
import { friendsOf } from './referrals.queries.ts'

/** The referrals of a deleted account end: neither side waits for a reward. */
async function eraseReferrals(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx
    .deleteFrom('referral')
    .where((row) => row.or([row('friend_id', '=', member.id), row('referrer_id', '=', member.id)]))
    .execute()
}

/** A guest who has bought here is no new friend, also under a new address (traps 3.10). */
async function refuseBuyer(tx: Tx, { guest, member, at }: ServerEvents['identity.merged']): Promise<void> {
  const bought = await tx
    .selectFrom('shop_order')
    .select('id')
    .where('shopper', '=', shopperKey(guest))
    .where('paid_at', 'is not', null)
    .executeTakeFirst()
  if (!bought) return
  const refused = await tx
    .updateTable('referral')
    .set({ refusal: 'known', settled_at: at })
    .where('friend_id', '=', member.id)
    .where('order_id', 'is', null)
    .where('settled_at', 'is', null)
    .returning('friend_coupon')
    .executeTakeFirst()
  if (refused && refused.friend_coupon !== null) await endUnusedCoupon(tx, refused.friend_coupon, at)
}

export const referralData: PersonalData = {
  // `known_mailbox` has digests that outlive an account: a mailbox is a new friend once.
  tables: ['referral', 'known_mailbox'],
  merge: refuseBuyer,
  erase: eraseReferrals,
  export: async (tx, _, { id }) => {
    const own = await tx.selectFrom('member').select('invite_code').where('id', '=', id).executeTakeFirst()
    const invited = await tx
      .selectFrom('referral')
      .select('at')
      .where('friend_id', '=', id)
      .executeTakeFirst()
    return {
      referral: {
        inviteCode: own?.invite_code ?? null,
        invitedAt: invited?.at ?? null,
        friends: (await friendsOf(tx, id, MOST_FRIENDS)).map(presentFriend),
      },
    }
  },
}
