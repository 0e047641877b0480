import type { TopMessage } from '#contract/navigation.ts'
import { shippingWords } from '#domain/cart/shipping.ts'
import { spokenFor } from '#domain/region/language.ts'
import { LABELS } from '#domain/shelves/labels.ts'
import type { Place } from '../../http/served.ts'
import type { Services } from '../../services.ts'

/**
 * Announcements of the top banner (spec 2.7): sanitised HTML in the language asked for. `{freeOver}` and `{offer}` stand
 * for the site's own amount and the multi-item discount, so that no announcement promises anything else than the bag.
 */
export function topMessagesFor(services: Services, place: Place): TopMessage[] {
  const spoken = spokenFor(place.language)
  const { freeOver } = shippingWords(place)
  const say = (msg: string) =>
    msg.replaceAll('{freeOver}', freeOver).replaceAll('{offer}', LABELS[spoken].multiItem)
  return services.catalogue.window().messages.map(({ msgs, url, popInfo, countdown }) => ({
    msg: say(msgs[spoken] ?? msgs.en),
    url,
    popInfo,
    ...(countdown ? { countdown } : {}),
  }))
}
