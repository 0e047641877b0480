import type { QueryClient } from '@tanstack/react-query'
import { countShare, type ShareOutcome } from '#contract/account/points.contract.ts'
import { callerOf } from '#api/call.ts'

/** Has the shop count a piece that the member has shared. */
export async function countSharedPiece(queries: QueryClient, productsId: string): Promise<ShareOutcome> {
  return (await callerOf(queries)(countShare, { productsId })).outcome
}
