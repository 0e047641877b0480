import { createFileRoute, notFound } from '@tanstack/react-router'
import { readListingAddress } from '#domain/region/links.ts'
import { loadCategory, categoryHead } from '#features/listing/category-loader.ts'
import { listingDeps, listingSearch } from '#features/listing/listing-address.ts'
import { ListingScreen } from '#features/listing/listing-screen.tsx'
import { ListingScreenSkeleton } from '#features/listing/listing-screen-skeleton.tsx'

/** `/{name}-c-{cid}.html` and its alias `-ca-` (spec 2.2); any other single segment is no page. */
export const Route = createFileRoute('/_shop/$page')({
  staticData: { part: 'listing' },
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => listingDeps(search),
  loader: ({ context, params, deps }) => {
    const category = readListingAddress(params.page)
    if (!category) throw notFound()
    return loadCategory(context, Number(category.cid), deps)
  },
  head: ({ match: { context, search }, loaderData }) =>
    loaderData ? categoryHead(context, loaderData, search) : {},
  pendingComponent: ListingScreenSkeleton,
  component: function Category() {
    const { scope, path } = Route.useLoaderData()
    return <ListingScreen key={path} scope={scope} path={path} address={Route.useLoaderDeps()} />
  },
})
