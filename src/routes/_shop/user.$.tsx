import { createFileRoute, notFound } from '@tanstack/react-router'

/** A path under /user/ that is no page: its parent asks a guest to sign in all the same (spec 2.3). */
export const Route = createFileRoute('/_shop/user/$')({
  loader: () => {
    throw notFound()
  },
})
