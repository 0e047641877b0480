import { queryOptions } from '@tanstack/react-query'
import { productWeave } from '#contract/catalog/weave.contract.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { localeParams } from './product-queries.ts'
import { CATALOGUE_FRESH_MS } from './stale-times.ts'

/** The cloth of a product, where the shop's pictures are drawn. */
export function weaveQuery(storefront: Storefront, spu: string) {
  return queryOptions({
    queryKey: ['weave', spu, storefront.language, storefront.currency],
    queryFn: ({ client, signal }) =>
      callerOf(client)(productWeave, { spuCode: spu, ...localeParams(storefront) }, { signal }),
    staleTime: CATALOGUE_FRESH_MS,
  })
}
