import type { QueryClient } from '@tanstack/react-query'
import type { Listing } from '#contract/listing.contract.ts'
import type { ListingScope } from '#queries/listing-queries.ts'
import { seoQuery } from '#queries/navigation-queries.ts'
import { collectionPath, listingPath } from '#domain/region/links.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { orNotFound } from '#blocks/or-not-found.ts'
import type { RouterContext } from '#blocks/router-context.ts'
import type { ListingAddress } from './listing-address.ts'
import { listingHead } from './listing-head.ts'
import { loadListing } from './listing-loader.ts'

/** What the loader of a category returns to its page. */
export interface CategoryPage {
  readonly scope: ListingScope
  readonly path: string
  readonly listing: Listing
  readonly seo: { readonly title: string; readonly description: string }
}

/** A category has the address that the shop links to; another name redirects to it. */
export async function loadCategory(
  queries: QueryClient,
  storefront: Storefront,
  cid: number,
  address: ListingAddress,
): Promise<CategoryPage> {
  const scope = { kind: 'category', cid } as const
  const [listing, seo] = await Promise.all([
    loadListing(queries, storefront, scope, address),
    orNotFound(queries.ensureQueryData(seoQuery(storefront, 'category', String(cid)))),
  ])
  const path = listing.crumbs.at(-1)?.link ?? listingPath(listing.title, cid)
  return { scope, path, listing, seo }
}

export async function loadCollection(
  queries: QueryClient,
  storefront: Storefront,
  name: string,
  address: ListingAddress,
): Promise<CategoryPage> {
  const scope = { kind: 'collection', name } as const
  const [listing, seo] = await Promise.all([
    loadListing(queries, storefront, scope, address),
    orNotFound(queries.ensureQueryData(seoQuery(storefront, 'collection', name))),
  ])
  return { scope, path: collectionPath(name), listing, seo }
}

export function categoryHead(
  context: Pick<RouterContext, 'storefront' | 'origin'>,
  { listing, path, seo }: CategoryPage,
  address: ListingAddress,
) {
  return listingHead({ context, listing, address, path, ...seo })
}
