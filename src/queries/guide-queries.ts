import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { productGuideCodeImage, readGuide } from '#contract/account/guide.contract.ts'
import { callerOf } from '#api/call.ts'

/** The guide who serves the member; refused for a guest. */
export function guideQuery() {
  return queryOptions({
    queryKey: ['guide'],
    queryFn: ({ client, signal }) => callerOf(client)(readGuide, {}, { signal }),
    staleTime: 30_000,
    retry: false,
  })
}

/** The whole address of a piece's picture with the guide's code (spec 6, 7.2). */
export async function readGuideImage(queries: QueryClient, sku: string): Promise<string> {
  const { imageUrl } = await callerOf(queries)(productGuideCodeImage, { sku })
  return new URL(imageUrl, location.href).href
}
