import { queryOptions } from '@tanstack/react-query'
import { campaignList, campaignPage, campaignPreview } from '#contract/catalog/campaigns.contract.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { localeParams } from './product-queries.ts'
import { CATALOGUE_FRESH_MS } from './stale-times.ts'

export function campaignsQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['campaigns', storefront.language, storefront.currency],
    queryFn: ({ client, signal }) => callerOf(client)(campaignList, localeParams(storefront), { signal }),
    staleTime: CATALOGUE_FRESH_MS,
  })
}

export function campaignQuery(storefront: Storefront, keywords: string) {
  return queryOptions({
    queryKey: ['campaign', keywords, storefront.language, storefront.currency],
    queryFn: ({ client, signal }) =>
      callerOf(client)(campaignPage, { keywords, ...localeParams(storefront) }, { signal }),
    staleTime: CATALOGUE_FRESH_MS,
  })
}

/** Fetched on each visit, and never cached. */
export function previewQuery(storefront: Storefront, keywords: string, token: string) {
  return queryOptions({
    queryKey: ['campaign-preview', keywords, token, storefront.language, storefront.currency],
    queryFn: ({ client, signal }) =>
      callerOf(client)(campaignPreview, { keywords, token, ...localeParams(storefront) }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}
