import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

/** Any other path is no page of the shop (spec 2.2). */
export const Route = createFileRoute('/_shop/$')({
  // The route's plugin would name the chunk by its whole path.
  codeSplitGroupings: [],
  loader: () => {
    throw notFound()
  },
  notFoundComponent: lazyRouteComponent(() => import('./-not-found.tsx')),
})
