import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document, documentHead } from '#app/document.tsx'
import { guardRestricted } from '#app/restricted.ts'
import type { RouterContext } from '#app/router.tsx'
import { NotFoundScreen } from '#features/not-found/not-found-screen.tsx'
import { FailedScreen } from '#features/failed/failed-screen.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => guardRestricted(context.place, location.pathname),
  head: ({ match }) => documentHead(match.context),
  component: Document,
  notFoundComponent: NotFoundScreen,
  errorComponent: FailedScreen,
})
