import type { Listing } from '#contract/catalog/listing.contract.ts'
import type { ListingScope } from '#queries/listing-queries.ts'
import { searchPath } from '#domain/region/links.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'
import type { ListingAddress } from './listing-address.ts'
import { listingHead } from './listing-head.ts'
import { assertPage, loadListing, type LoaderContext } from './listing-loader.ts'

/** What the loader of a search returns to its page. */
export interface SearchResult {
  readonly scope: ListingScope
  readonly path: string
  readonly listing: Listing
}

export async function loadSearch(
  context: LoaderContext,
  keywords: string,
  address: ListingAddress,
): Promise<SearchResult> {
  const scope = { kind: 'search', keywords, spelling: address.spelling } as const
  const path = searchPath(keywords)
  const listing = await loadListing(context, scope, address)
  assertPage(listing, path, address)
  return { scope, path, listing }
}

export function searchHead(
  context: Pick<RouterContext, 'storefront' | 'origin'>,
  found: SearchResult,
  address: ListingAddress,
) {
  return listingHead({ context, ...found, address, hidden: true })
}
