import { spokenFor } from '#domain/region/language.ts'
import type { Place } from '../../http/served.ts'
import type { Services } from '../../services.ts'

/** Announcements of the top banner (spec 2.7): sanitised HTML in the language asked for. */
export async function topMessagesFor(
  services: Services,
  place: Place,
): Promise<{ msg: string; url: string; popInfo: string }[]> {
  const spoken = spokenFor(place.language)
  return services.catalogue
    .window()
    .messages.map(({ msgs, url, popInfo }) => ({ msg: msgs[spoken] ?? msgs.en, url, popInfo }))
}
