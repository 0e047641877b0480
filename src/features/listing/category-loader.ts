import type { Listing } from '#contract/catalog/listing.contract.ts'
import type { ListingScope } from '#queries/listing-queries.ts'
import { seoQuery } from '#queries/navigation-queries.ts'
import { collectionPath, listingPath, readLikeKey } from '#domain/region/links.ts'
import { POINTS_LIST, POINTS_PAGE } from '#domain/catalog/points-purchase.ts'
import { orNotFound } from '#blocks/page/or-not-found.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'
import type { ListingAddress } from './listing-address.ts'
import { listingHead } from './listing-head.ts'
import { assertPage, loadListing, type LoaderContext } from './listing-loader.ts'

/** What the loader of a category returns to its page. */
export interface CategoryPage {
  readonly scope: ListingScope
  readonly path: string
  readonly listing: Listing
  readonly seo: { readonly title: string; readonly description: string }
  /** Pieces like one are found by people, not by search engines. */
  readonly hidden?: boolean
}

/** A category has the address that the shop links to; another name redirects to it. */
export async function loadCategory(
  context: LoaderContext,
  cid: number,
  address: ListingAddress,
): Promise<CategoryPage> {
  const { queries, storefront } = context
  const scope = { kind: 'category', cid } as const
  const [listing, seo] = await Promise.all([
    loadListing(context, scope, address),
    orNotFound(queries.ensureQueryData(seoQuery(storefront, 'category', String(cid)))),
  ])
  const path = listing.crumbs.at(-1)?.link ?? listingPath(listing.title, cid)
  assertPage(listing, path, address)
  return { scope, path, listing, seo }
}

export async function loadCollection(
  context: LoaderContext,
  name: string,
  address: ListingAddress,
): Promise<CategoryPage> {
  const { queries, storefront } = context
  const scope = { kind: 'collection', name } as const
  const [listing, seo] = await Promise.all([
    loadListing(context, scope, address),
    orNotFound(queries.ensureQueryData(seoQuery(storefront, 'collection', name))),
  ])
  const hidden = readLikeKey(name) !== undefined
  const path = name === POINTS_LIST ? POINTS_PAGE : collectionPath(name)
  assertPage(listing, path, address)
  return { scope, path, listing, seo, hidden }
}

export function categoryHead(
  context: Pick<RouterContext, 'storefront' | 'origin'>,
  { listing, path, seo, hidden = false }: CategoryPage,
  address: ListingAddress,
) {
  return listingHead({ context, listing, address, path, hidden, ...seo })
}
