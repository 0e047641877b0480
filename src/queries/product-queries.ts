import { queryOptions } from '@tanstack/react-query'
import { product, shareProduct } from '#contract/catalog/product.contract.ts'
import { productCards } from '#contract/catalog/listing.contract.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { CATALOGUE_FRESH_MS } from './stale-times.ts'

/** Language and currency are in every address, so that no cache mixes them (offline.md D23). */
export function localeParams({ language, currency }: Storefront): { lang: string; currency: string } {
  return { lang: language, currency }
}

/**
 * Reads to its end, without the signal of the query: a product page that opens from the quick view waits for the read
 * that the quick view has begun, and closing the quick view would cancel it.
 */
export function productQuery(storefront: Storefront, spu: string) {
  return queryOptions({
    queryKey: ['product', spu, storefront.language, storefront.currency],
    queryFn: ({ client }) => callerOf(client)(product, { spuCode: spu, ...localeParams(storefront) }),
    staleTime: CATALOGUE_FRESH_MS,
    // Price and stock of a page that stays open are those of the shop, and a deal that the owner adds is announced.
    refetchInterval: CATALOGUE_FRESH_MS,
  })
}

/** What a shared link of a product says. */
export function shareQuery(storefront: Storefront, productsId: string) {
  return queryOptions({
    queryKey: ['share', productsId, storefront.language],
    queryFn: ({ client, signal }) =>
      callerOf(client)(
        shareProduct,
        { productsId, shareType: 'social', ...localeParams(storefront) },
        { signal },
      ),
    staleTime: CATALOGUE_FRESH_MS,
  })
}

/** Cards of the given products, in order; products that no longer exist are missing. */
export function cardsQuery(storefront: Storefront, spus: readonly string[]) {
  return queryOptions({
    queryKey: ['cards', spus.join(','), storefront.language, storefront.currency],
    queryFn: ({ client, signal }) =>
      callerOf(client)(productCards, { spus: spus.join(','), ...localeParams(storefront) }, { signal }),
    enabled: spus.length > 0,
    staleTime: CATALOGUE_FRESH_MS,
  })
}
