import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundScreen } from '#features/not-found/not-found-screen.tsx'

/** Any other path is no page of the shop (spec 2.2). */
export const Route = createFileRoute('/_shop/$')({
  loader: () => {
    throw notFound()
  },
  notFoundComponent: NotFoundScreen,
})
