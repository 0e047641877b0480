import { createFileRoute } from '@tanstack/react-router'
import { POINTS_LIST } from '#domain/catalog/points-purchase.ts'
import { categoryHead, loadCollection } from '#features/listing/category-loader.ts'
import { listingDeps, listingSearch } from '#features/listing/listing-address.ts'
import { ListingScreen } from '#features/listing/listing-screen.tsx'
import { ListingScreenSkeleton } from '#features/listing/listing-screen-skeleton.tsx'

export const Route = createFileRoute('/_shop/special/points')({
  staticData: { part: 'listing' },
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => listingDeps(search),
  loader: ({ context, deps }) => loadCollection(context, POINTS_LIST, deps),
  head: ({ match: { context, search }, loaderData }) =>
    loaderData ? categoryHead(context, loaderData, search) : {},
  pendingComponent: ListingScreenSkeleton,
  component: function PointsProducts() {
    const { scope, path } = Route.useLoaderData()
    return <ListingScreen key={path} scope={scope} path={path} address={Route.useLoaderDeps()} />
  },
})
