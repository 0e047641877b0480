import type { Caller } from '#api/call.ts'
import { buyPointPrice } from '#contract/buying/buy-point-price.contract.ts'
import { buyNow } from '#contract/buying/buy-now.contract.ts'
import type { SentTo } from '#contract/endpoint.ts'
import { failureOf } from '#contract/failure.ts'

/** How long the press waits for the server, in ms: checkout checks again in any case. */
const PATIENCE_MS = 3_000

/**
 * Checks with the server whether this can be bought at once (spec 4.6); throws its refusal. Without a response
 * checkout shows what is missing.
 */
export async function askBuyNow(call: Caller, piece: SentTo<typeof buyNow>): Promise<void> {
  try {
    await call(buyNow, piece, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    if (failureOf(error)?.kind === 'refused') throw error
  }
}

/** Asks whether the member can redeem this piece (spec 4.5); throws its refusal, and a failure of the network. */
export async function redeemPiece(call: Caller, piece: SentTo<typeof buyPointPrice>): Promise<void> {
  await call(buyPointPrice, piece)
}
