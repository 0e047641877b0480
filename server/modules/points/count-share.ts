import type { InputOf } from '#contract/endpoint.ts'
import type { countShare as countCall, ShareOutcome } from '#contract/account/points.contract.ts'
import { MOST_SHARES_A_DAY, POINTS } from '#domain/points/points.ts'
import { formatShopDay } from '#domain/region/formats.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { RequestContext } from '../../services/route.ts'
import { awardPoints, lockPoints } from './points.commands.ts'

/**
 * Gives a member the points of a share (spec 9.8): once for each piece and day of the shop's own city, for so many pieces a day
 * (trust.md S33). What a network does with the link the shop cannot know.
 */
export async function countShare(
  tx: Tx,
  context: Pick<RequestContext, 'now' | 'services' | 'shopper'>,
  { productsId }: InputOf<typeof countCall>,
): Promise<ShareOutcome> {
  const { now, services, shopper } = context
  if (services.catalogue.spuOf(productsId) === undefined) throw new ShopError('product-unknown')
  if (shopper?.kind !== 'member' || !(await lockPoints(tx, shopper.id))) throw new ShopError('sign-in-needed')
  const today = `share:${formatShopDay(now)}:`
  const ref = `${today}${productsId}`
  const counted = await tx
    .selectFrom('point_entry')
    .select('ref')
    .where('member_id', '=', shopper.id)
    .where('ref', 'like', `${today}%`)
    .execute()
  if (counted.some((entry) => entry.ref === ref)) return 'had'
  if (counted.length >= MOST_SHARES_A_DAY) return 'enough'
  await awardPoints(tx, { now }, { memberId: shopper.id, points: POINTS.share, reason: 'share', ref })
  return 'given'
}
