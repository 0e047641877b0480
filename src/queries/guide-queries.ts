import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { bindGuide, readGuide } from '#contract/guide.contract.ts'
import { callerOf } from '#api/call.ts'

const KEY = ['guide'] as const

/** The guide who serves the member; refused for a guest. */
export function guideQuery() {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ client, signal }) => callerOf(client)(readGuide, {}, { signal }),
    staleTime: 30_000,
    retry: false,
  })
}

/** Throws `CallError`, refused with `guide-unknown` and `guide-self`. */
export async function bindToGuide(queries: QueryClient, guideCode: string) {
  const bound = await callerOf(queries)(bindGuide, { guideCode })
  queries.setQueryData(KEY, bound)
  return bound
}
