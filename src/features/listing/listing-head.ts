import type { Listing } from '#contract/catalog/listing.contract.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'
import { addressOf, breadcrumbs, type JsonLd, pageHead } from '#blocks/page/page-head.ts'
import { atPage, type ListingAddress, listingHref, pagesShown } from './listing-address.ts'

export interface ListingHeadFacts {
  readonly context: Pick<RouterContext, 'storefront' | 'origin'>
  readonly listing: Listing
  readonly address: ListingAddress
  readonly path: string
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** Search results are not indexed. */
  readonly hidden?: boolean
}

/** Head of a list: each page has its own canonical address, filters and orders do not. */
export function listingHead({
  context,
  listing,
  address,
  path,
  title,
  description,
  hidden,
}: ListingHeadFacts) {
  const { storefront, origin } = context
  const [page = 1] = pagesShown(address)
  const canonical = listingHref(path, atPage({}, page))
  const named = title || listing.title
  return pageHead({
    storefront,
    origin,
    title: page > 1 ? `${named} (${page})` : named,
    description: description || listing.description,
    path: canonical,
    isVariant: listingHref(path, address) !== canonical,
    image: listing.productList[0]?.imageUrl,
    jsonLd: [itemList(listing, context), breadcrumbs(listing.crumbs, storefront, origin)],
    ...(hidden ? { hidden } : {}),
  })
}

function itemList(
  { productList, page, pageSize, totalPage, title }: Listing,
  { storefront, origin }: ListingHeadFacts['context'],
): JsonLd {
  return {
    '@type': 'ItemList',
    name: title,
    numberOfItems: totalPage,
    itemListElement: productList.map(({ baseUrl, productsName }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + index + 1,
      url: addressOf(baseUrl, storefront, origin),
      name: productsName,
    })),
  }
}
