import { queryOptions } from '@tanstack/react-query'
import { product } from '#contract/product.ts'
import { productCards } from '#contract/listing.ts'
import type { Place } from '#platform/place.ts'
import { callerOf } from './call.ts'

/** Language and currency stand in every address, so that no cache mixes them (offline.md D23). */
export function placed({ language, currency }: Place): { lang: string; currency: string } {
  return { lang: language, currency }
}

export function productQuery(place: Place, spu: string) {
  return queryOptions({
    queryKey: ['product', spu, place.language, place.currency],
    queryFn: ({ client, signal }) =>
      callerOf(client)(product, { spuCode: spu, ...placed(place) }, { signal }),
    staleTime: 60_000,
  })
}

/** Cards of named products, in that order; those the shop no longer has are missing. */
export function cardsQuery(place: Place, spus: readonly string[]) {
  return queryOptions({
    queryKey: ['cards', spus.join(','), place.language, place.currency],
    queryFn: ({ client, signal }) =>
      callerOf(client)(productCards, { spus: spus.join(','), ...placed(place) }, { signal }),
    enabled: spus.length > 0,
    staleTime: 60_000,
  })
}
