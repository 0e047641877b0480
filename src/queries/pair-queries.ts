import { queryOptions } from '@tanstack/react-query'
import { productPairs } from '#contract/catalog/pairs.contract.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { localeParams } from './product-queries.ts'
import { CATALOGUE_FRESH_MS } from './stale-times.ts'

/** Pictures of a product together with those it is styled with. */
export function pairsQuery(storefront: Storefront, spu: string) {
  return queryOptions({
    queryKey: ['pairs', spu, storefront.language, storefront.currency],
    queryFn: ({ client, signal }) =>
      callerOf(client)(productPairs, { spuCode: spu, ...localeParams(storefront) }, { signal }),
    staleTime: CATALOGUE_FRESH_MS,
  })
}
