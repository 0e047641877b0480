import type { TopMessage } from '#contract/navigation.ts'
import { spokenFor } from '#domain/region/language.ts'
import type { Place } from '../../http/served.ts'
import type { Services } from '../../services.ts'
import { siteWords } from './site-words.ts'

/** Announcements of the top banner (spec 2.7): sanitised HTML in the language asked for, with the terms of the site. */
export function topMessagesFor(services: Services, place: Place): TopMessage[] {
  const spoken = spokenFor(place.language)
  const say = siteWords(place)
  return services.catalogue.window().messages.map(({ msgs, url, popInfo, countdown }) => ({
    msg: say(msgs[spoken] ?? msgs.en),
    url,
    popInfo,
    ...(countdown ? { countdown } : {}),
  }))
}
