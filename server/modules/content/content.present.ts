import type { TopMessage } from '#contract/catalog/navigation.contract.ts'
import { shippingWords } from '#domain/cart/shipping.ts'
import { spokenFor } from '#domain/region/language.ts'
import { MULTI_ITEM_TEXT } from '#domain/catalog/read-model/catalog-words.ts'
import type { Services } from '../../services/services.ts'
import type { Texts } from '../../core/texts.ts'
import type { Storefront } from '../../services/route.ts'

/**
 * Inserts the terms of the site into a text: `{freeOver}`, `{fee}` and `{offer}` become the site's own amounts and the
 * multi-item discount, so that announcements and articles promise the same as the cart.
 */
export function siteWords(texts: Texts, storefront: Storefront): (text: string) => string {
  const { freeOver, fee } = shippingWords(storefront)
  const offer = texts.in(storefront.language)(MULTI_ITEM_TEXT)
  return (text) =>
    text.replaceAll('{freeOver}', freeOver).replaceAll('{fee}', fee).replaceAll('{offer}', offer)
}

/** Announcements of the top banner (spec 2.7): sanitised HTML in the requested language, with the terms of the site. */
export function topMessagesFor(services: Services, storefront: Storefront): TopMessage[] {
  const spoken = spokenFor(storefront.language)
  const say = siteWords(services.texts, storefront)
  return services.catalogue.content().messages.map(({ msgs, url, popInfo, countdown }) => ({
    msg: say(msgs[spoken] ?? msgs.en),
    url,
    popInfo,
    ...(countdown ? { countdown } : {}),
  }))
}
