import { queryOptions } from '@tanstack/react-query'
import { productSwatch } from '#contract/catalog/swatch.contract.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { localeParams } from './product-queries.ts'
import { CATALOGUE_FRESH_MS } from './stale-times.ts'

/** The cloth of a product, where the shop has close-ups of it. */
export function swatchQuery(storefront: Storefront, spu: string) {
  return queryOptions({
    queryKey: ['swatch', spu, storefront.language, storefront.currency],
    queryFn: ({ client, signal }) =>
      callerOf(client)(productSwatch, { spuCode: spu, ...localeParams(storefront) }, { signal }),
    staleTime: CATALOGUE_FRESH_MS,
  })
}
