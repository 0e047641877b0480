import { createFileRoute, notFound } from '@tanstack/react-router'
import { readSearchAddress } from '#domain/region/links.ts'
import { listingDeps, listingSearch } from '#features/listing/listing-address.ts'
import { ListingScreen } from '#features/listing/listing-screen.tsx'
import { ListingScreenSkeleton } from '#features/listing/listing-screen-skeleton.tsx'
import { loadSearch, searchHead } from '#features/listing/search-loader.ts'

/** `/search/{keywords}.html`: read from the path, because `+` and `%2B` are the same in the param. */
export const Route = createFileRoute('/_shop/search/$keywords')({
  staticData: { part: 'listing' },
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => listingDeps(search),
  loader: ({ context, location, deps }) => {
    const keywords = readSearchAddress(location.pathname.split('/').at(-1) ?? '')
    if (!keywords) throw notFound()
    return loadSearch(context, keywords, deps)
  },
  head: ({ match: { context, search }, loaderData }) =>
    loaderData ? searchHead(context, loaderData, search) : {},
  pendingComponent: ListingScreenSkeleton,
  component: function Search() {
    const { scope, path } = Route.useLoaderData()
    return <ListingScreen key={path} scope={scope} path={path} address={Route.useLoaderDeps()} />
  },
})
