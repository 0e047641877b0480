import type { QueryClient } from '@tanstack/react-query'
import { bindGuide } from '#contract/account/guide.contract.ts'
import { callerOf } from '#api/call.ts'
import { guideQuery } from '#queries/guide-queries.ts'

/** Throws `CallError`, refused with `guide-unknown` and `guide-self`. */
export async function bindToGuide(queries: QueryClient, guideCode: string) {
  const bound = await callerOf(queries)(bindGuide, { guideCode })
  queries.setQueryData(guideQuery().queryKey, bound)
  return bound
}
