import { createFileRoute, notFound } from '@tanstack/react-router'

/** Any other path is no page of the shop (spec 2.2). */
export const Route = createFileRoute('/_shop/$')({
  loader: () => {
    throw notFound()
  },
})
