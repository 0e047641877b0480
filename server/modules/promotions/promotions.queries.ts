import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Site } from '#domain/region/sites.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Reader } from '../../db/schema/database.ts'
import { currentPromotions } from '../catalog/current-promotions.ts'

/** A promotion reaches devices so long before it begins, so that it begins by itself on an open page. */
const AHEAD_MS = 2 * DAY_MS

/** The promotions of a site that run now or begin within two days; of one kind the newest comes first, and counts. */
export async function promotionsOf(
  db: Reader,
  { site, now }: { readonly site: Site; readonly now: number },
): Promise<readonly Promotion[]> {
  const current = await currentPromotions(db, { now, ahead: now + AHEAD_MS })
  return current.filter(({ isOn }) => isOn(site)).map(({ promotion }) => promotion)
}
