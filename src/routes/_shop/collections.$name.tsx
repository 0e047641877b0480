import { createFileRoute } from '@tanstack/react-router'
import { listingDeps, listingSearch } from '#features/listing/listing-address.ts'
import { ListingScreen } from '#features/listing/listing-screen.tsx'
import { ListingScreenSkeleton } from '#features/listing/listing-screen-skeleton.tsx'
import { loadCollection, categoryHead } from '#features/listing/category-loader.ts'

export const Route = createFileRoute('/_shop/collections/$name')({
  staticData: { part: 'listing' },
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => listingDeps(search),
  loader: ({ context, params, deps }) => loadCollection(context, params.name, deps),
  head: ({ match: { context, search }, loaderData }) =>
    loaderData ? categoryHead(context, loaderData, search) : {},
  pendingComponent: ListingScreenSkeleton,
  component: function Collection() {
    const { scope, path } = Route.useLoaderData()
    return <ListingScreen key={path} scope={scope} path={path} address={Route.useLoaderDeps()} />
  },
})
