import { runningOf } from '#domain/promotions/promotion.ts'
import type { SiteOffers } from '#domain/promotions/site-offers.ts'
import { SITES, type Site } from '#domain/region/sites.ts'
import type { Reader } from '../../db/schema/database.ts'
import { currentPromotions } from './current-promotions.ts'

/** What pieces announce on each site: the multi-item offer and the sets that run now. */
export async function siteOffers(
  db: Reader,
  now: number,
): Promise<readonly (readonly [site: Site, offers: SiteOffers])[]> {
  const current = await currentPromotions(db, { now, ahead: now })
  return (Object.keys(SITES) as Site[]).map((site) => {
    const running = current.filter(({ isOn }) => isOn(site)).map(({ promotion }) => promotion)
    return [
      site,
      {
        tiers: runningOf(running, 'multi-item', now)[0]?.tiers ?? [],
        sets: runningOf(running, 'bundle', now).map(({ products, price }) => ({ products, price })),
      },
    ]
  })
}
