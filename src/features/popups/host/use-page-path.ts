import { useRouterState } from '@tanstack/react-router'

/** Path of the page, without its language. */
export function usePagePath(): string {
  return useRouterState({ select: ({ location }) => location.pathname })
}
