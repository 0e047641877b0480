import type { InputOf } from '#contract/endpoint.ts'
import type { countShare as countCall, ShareOutcome } from '#contract/account/points.contract.ts'
import { MOST_SHARES_A_DAY, MOST_SHARES_A_MONTH, POINTS } from '#domain/points/points.ts'
import { dayText } from '#domain/region/site-day.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { RequestContext } from '../../services/route.ts'
import { enrolmentOf } from './member-tier.ts'
import { awardPoints, lockPoints } from './points.commands.ts'

/**
 * Gives a member the points of a share (spec 9.8): once for each piece and day of the member's site, for so many pieces a day and a month
 * (trust.md S33, traps 3.11). What a network does with the link the shop cannot know.
 */
export async function countShare(
  tx: Tx,
  context: Pick<RequestContext, 'now' | 'services' | 'shopper'>,
  { productsId }: InputOf<typeof countCall>,
): Promise<ShareOutcome> {
  const { now, services, shopper } = context
  if (services.catalogue.spuOf(productsId) === undefined) throw new ShopError('product-unknown')
  if (shopper?.kind !== 'member' || !(await lockPoints(tx, shopper.id))) throw new ShopError('sign-in-needed')
  const enrolment = await enrolmentOf(tx, shopper.id)
  if (!enrolment) throw new ShopError('sign-in-needed')
  const today = dayText(now, enrolment.site)
  const ref = `share:${today}:${productsId}`
  const counted = await sharesOf(tx, shopper.id, today.slice(0, 'YYYY-MM-'.length))
  if (counted.includes(ref)) return 'had'
  if (counted.length >= MOST_SHARES_A_MONTH) return 'enough-for-month'
  const ofToday = counted.filter((one) => one.startsWith(`share:${today}:`))
  if (ofToday.length >= MOST_SHARES_A_DAY) return 'enough'
  await awardPoints(tx, { now }, { memberId: shopper.id, points: POINTS.share, reason: 'share', ref })
  return 'given'
}

/** References of a member's shares of a month, which is the beginning of its days. */
async function sharesOf(tx: Tx, memberId: string, month: string): Promise<readonly string[]> {
  const counted = await tx
    .selectFrom('point_entry')
    .select('ref')
    .where('member_id', '=', memberId)
    .where('ref', 'like', `share:${month}%`)
    .execute()
  return counted.map(({ ref }) => ref)
}
