import { notFound } from '@tanstack/react-router'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import { listingQuery, type ListingScope } from '#queries/listing-queries.ts'
import { orNotFound } from '#blocks/page/or-not-found.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'
import { fromStart, listingHref, requestOf, type ListingAddress, pagesShown } from './listing-address.ts'

export type LoaderContext = Pick<RouterContext, 'queries' | 'storefront'>

/** Fetches all pages of a list that an address shows, for loaders, and returns the first. */
export async function loadListing(
  { queries, storefront }: LoaderContext,
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

/** A page behind the last one does not exist; its error page links to the first. */
export function assertPage({ pages }: Listing, path: string, address: ListingAddress): void {
  const [page = 1] = pagesShown(address)
  if (page > Math.max(1, pages))
    throw notFound({ data: { firstPage: listingHref(path, fromStart(address)) } })
}
