import { popupsShown } from '#contract/notices/popups.contract.ts'
import { newsletterGifts } from '#domain/promotions/newsletter-gifts.ts'
import { SITES } from '#domain/region/sites.ts'
import { handle, type Route } from '../../services/route.ts'
import { popupsOn } from './popups.queries.ts'

export const popupRoutes: readonly Route[] = [
  handle(popupsShown, async ({ services, site }) => {
    // A restricted site sells nothing: no popup but privacy is about anything there (spec 1).
    if (SITES[site].restricted) return { on: [], welcome: [] }
    const [first] = newsletterGifts('footer', site)
    return {
      on: [...(await popupsOn(services.store.db))],
      welcome: newsletterGifts('popup', site).map(({ kind, value, least }) => ({ kind, value, least })),
      ...(first && { firstOrder: first.value }),
    }
  }),
]
