import type { QueryClient } from '@tanstack/react-query'
import type { Listing } from '#contract/listing.ts'
import type { ListingScope } from '#data/listings.ts'
import { searchPath } from '#domain/region/links.ts'
import type { Place } from '#platform/place.ts'
import type { RouterContext } from '#blocks/router-context.ts'
import type { ListingAddress } from './listing-address.ts'
import { listingHead } from './listing-head.ts'
import { loadListing } from './load-listing.ts'

/** What the loader of a search hands to its page. */
export interface Found {
  readonly scope: ListingScope
  readonly path: string
  readonly listing: Listing
}

export async function loadSearch(
  queries: QueryClient,
  place: Place,
  keywords: string,
  address: ListingAddress,
): Promise<Found> {
  const scope = { kind: 'search', keywords } as const
  return { scope, path: searchPath(keywords), listing: await loadListing(queries, place, scope, address) }
}

export function searchHead(
  context: Pick<RouterContext, 'place' | 'origin'>,
  found: Found,
  address: ListingAddress,
) {
  return listingHead({ context, ...found, address, hidden: true })
}
