import type { TopMessage } from '#contract/catalog/navigation.contract.ts'
import { shippingWords } from '#domain/cart/shipping.ts'
import type { Site } from '#domain/region/sites.ts'
import { spokenFor } from '#domain/region/language.ts'
import { multiItemWords } from '#domain/catalog/read-model/catalog-words.ts'
import type { Services } from '../../services/services.ts'
import type { Storefront } from '../../services/route.ts'

const NO_OFFER = /*i18n*/ { id: 'offer.none', message: 'No such offer runs at the moment' }

type SiteServices = Pick<Services, 'texts' | 'catalogue'>

/**
 * Inserts the terms of the site into a text: `{freeOver}`, `{fee}` and `{offer}` become the site's own amounts and the
 * multi-item discount, so that announcements and articles promise the same as the cart.
 */
export function siteWords(services: SiteServices, storefront: Storefront): (text: string) => string {
  const { freeOver, fee } = shippingWords(storefront)
  const say = services.texts.in(storefront.language)
  const offer = multiItemWords(tiersOn(services, storefront.site), say) || say(NO_OFFER)
  return (text) =>
    text.replaceAll('{freeOver}', freeOver).replaceAll('{fee}', fee).replaceAll('{offer}', offer)
}

function tiersOn({ catalogue }: SiteServices, site: Site) {
  return catalogue.content().offersOn(site).tiers
}

/**
 * Announcements of the top banner (spec 2.7): sanitised HTML in the requested language, with the terms of the site. One that announces the
 * multi-item offer is left out while none runs.
 */
export function topMessagesFor(services: Services, storefront: Storefront): TopMessage[] {
  const spoken = spokenFor(storefront.language)
  const say = siteWords(services, storefront)
  const hasOffer = tiersOn(services, storefront.site).length > 0
  return services.catalogue
    .content()
    .messages.filter(({ msgs }) => hasOffer || !msgs.en.includes('{offer}'))
    .map(({ msgs, url, popInfo, countdown }) => ({
      msg: say(msgs[spoken] ?? msgs.en),
      url,
      popInfo,
      ...(countdown ? { countdown } : {}),
    }))
}
