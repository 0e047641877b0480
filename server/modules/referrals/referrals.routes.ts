import { myReferral } from '#contract/account/referral.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import { handleSnapshot, type Route } from '../../services/route.ts'
import { MOST_FRIENDS, presentReferral } from './referrals.present.ts'
import { friendsOf } from './referrals.queries.ts'

export const referralRoutes: readonly Route[] = [
  handleSnapshot(myReferral, async (tx, { shopper }) => {
    if (shopper?.kind !== 'member') throw new ShopError('sign-in-needed')
    const member = await tx
      .selectFrom('member')
      .select('invite_code')
      .where('id', '=', shopper.id)
      .executeTakeFirst()
    if (!member) throw new ShopError('sign-in-needed')
    const friends = await friendsOf(tx, shopper.id, MOST_FRIENDS + 1)
    return presentReferral({ shopper, inviteCode: member.invite_code, friends })
  }),
]
