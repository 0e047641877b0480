import type { QueryClient } from '@tanstack/react-query'
import type { Listing } from '#contract/listing.ts'
import type { ListingScope } from '#data/listings.ts'
import { seoQuery } from '#data/navigation.ts'
import { collectionPath, listingPath } from '#domain/region/links.ts'
import type { Place } from '#platform/place.ts'
import { orNotFound } from '#blocks/or-not-found.ts'
import type { RouterContext } from '#blocks/router-context.ts'
import type { ListingAddress } from './listing-address.ts'
import { listingHead } from './listing-head.ts'
import { loadListing } from './load-listing.ts'

/** What the loader of a shelf hands to its page. */
export interface Shelf {
  readonly scope: ListingScope
  readonly path: string
  readonly listing: Listing
  readonly seo: { readonly title: string; readonly description: string }
}

/** A category lives at the address the shop itself links to, whatever name was asked for. */
export async function loadCategory(
  queries: QueryClient,
  place: Place,
  cid: number,
  address: ListingAddress,
): Promise<Shelf> {
  const scope = { kind: 'category', cid } as const
  const [listing, seo] = await Promise.all([
    loadListing(queries, place, scope, address),
    orNotFound(queries.ensureQueryData(seoQuery(place, 'category', String(cid)))),
  ])
  const path = listing.crumbs.at(-1)?.link ?? listingPath(listing.title, cid)
  return { scope, path, listing, seo }
}

export async function loadCollection(
  queries: QueryClient,
  place: Place,
  name: string,
  address: ListingAddress,
): Promise<Shelf> {
  const scope = { kind: 'collection', name } as const
  const [listing, seo] = await Promise.all([
    loadListing(queries, place, scope, address),
    orNotFound(queries.ensureQueryData(seoQuery(place, 'collection', name))),
  ])
  return { scope, path: collectionPath(name), listing, seo }
}

export function shelfHead(
  context: Pick<RouterContext, 'place' | 'origin'>,
  { listing, path, seo }: Shelf,
  address: ListingAddress,
) {
  return listingHead({ context, listing, address, path, ...seo })
}
