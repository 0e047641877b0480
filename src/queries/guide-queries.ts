import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { bindGuide, productGuideCodeImage, readGuide } from '#contract/guide.contract.ts'
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

/** The whole address of a piece's picture with the guide's code (spec 6, 7.2). */
export async function readGuideImage(queries: QueryClient, sku: string): Promise<string> {
  const { imageUrl } = await callerOf(queries)(productGuideCodeImage, { sku })
  return new URL(imageUrl, location.href).href
}
