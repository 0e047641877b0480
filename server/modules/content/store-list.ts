import { spokenFor } from '#domain/region/language.ts'
import type { RequestContext } from '../../services/route.ts'

/** The stores in the owner's order, with the place of those that have one. */
export function storeListOf({ services, language }: RequestContext) {
  const { stores, storePlaces } = services.catalogue.content()
  return [...stores].map(([id, names]) => {
    const place = storePlaces.get(id)
    return { id, name: names[spokenFor(language)] ?? names.en, ...(place && { place }) }
  })
}
