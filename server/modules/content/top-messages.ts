import type { TopMessage } from '#contract/navigation.contract.ts'
import { spokenFor } from '#domain/region/language.ts'
import type { Storefront } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import { siteWords } from './site-words.ts'

/** Announcements of the top banner (spec 2.7): sanitised HTML in the language asked for, with the terms of the site. */
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
