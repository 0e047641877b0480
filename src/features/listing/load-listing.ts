import type { QueryClient } from '@tanstack/react-query'
import type { Listing } from '#contract/listing.ts'
import { listingQuery, type ListingScope } from '#data/listings.ts'
import type { Place } from '#platform/place.ts'
import { orNotFound } from '#blocks/or-not-found.ts'
import { askFor, type ListingAddress, pagesShown } from './listing-address.ts'

/** For loaders: brings all the pages that an address shows and answers the first. */
export async function loadListing(
  queries: QueryClient,
  place: Place,
  scope: ListingScope,
  address: ListingAddress,
): Promise<Listing> {
  const asked = pagesShown(address).map((page) =>
    queries.ensureQueryData(listingQuery(place, scope, askFor(address, page))),
  )
  const [first] = await orNotFound(Promise.all(asked))
  if (!first) throw new RangeError('a list has at least one page')
  return first
}
