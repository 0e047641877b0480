import { spokenFor } from '#domain/region/language.ts'
import { nameIn } from '../../core/name-in.ts'
import type { RequestContext } from '../../services/route.ts'

/** The stores in the owner's order, with the place of those that have one. */
export function storeListOf({ services, language }: RequestContext) {
  const { stores, storePlaces, storeAddresses } = services.catalogue.content()
  return [...stores].map(([id, names]) => {
    const place = storePlaces.get(id)
    const { address = '', hours = '{}' } = storeAddresses.get(id) ?? {}
    const open = nameIn(hours, language)
    return {
      id,
      name: names[spokenFor(language)] ?? names.en,
      ...(place && { place }),
      ...(address !== '' && { address }),
      ...(open !== '' && { hours: open }),
    }
  })
}
