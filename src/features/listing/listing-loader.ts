import type { QueryClient } from '@tanstack/react-query'
import type { Listing } from '#contract/listing.contract.ts'
import { listingQuery, type ListingScope } from '#queries/listing-queries.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { orNotFound } from '#blocks/or-not-found.ts'
import { requestOf, type ListingAddress, pagesShown } from './listing-address.ts'

/** For loaders: fetches all pages that an address shows and returns the first. */
export async function loadListing(
  queries: QueryClient,
  storefront: Storefront,
  scope: ListingScope,
  address: ListingAddress,
): Promise<Listing> {
  const request = pagesShown(address).map((page) =>
    queries.ensureQueryData(listingQuery(storefront, scope, requestOf(address, page))),
  )
  const [first] = await orNotFound(Promise.all(request))
  if (!first) throw new RangeError('a list has at least one page')
  return first
}
