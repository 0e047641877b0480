import type { Query, QueryClient } from '@tanstack/react-query'
import { failureOf } from '#contract/failure.ts'

/** A device that reports a network often has none for a moment: its address and its names are still being set up. */
const SETTLED_MS = 2_000

/**
 * TanStack Query reads once when the browser is online again; what the network failed then is read once more, so that
 * no screen shows "offline" with a network. Returns a function that stops it.
 */
export function readAgainOnline(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onOnline = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => void queries.refetchQueries({ type: 'active', predicate: hasNoNetwork }),
      SETTLED_MS,
    )
  }
  addEventListener('online', onOnline)
  return () => {
    clearTimeout(timer)
    removeEventListener('online', onOnline)
  }
}

function hasNoNetwork({ state }: Query): boolean {
  const kind = failureOf(state.error)?.kind
  return state.status === 'error' && (kind === 'offline' || kind === 'timeout')
}
