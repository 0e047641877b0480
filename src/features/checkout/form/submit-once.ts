import { failureOf, isRefused } from '#contract/failure.ts'
import type { PlaceOrderInput, Placed } from '#commands/checkout-calls.ts'

export type Send = (input: PlaceOrderInput) => Promise<Placed>

export interface SubmittedOnce {
  readonly placed: Placed
  /** The order of an earlier press, whose response was lost, although the form has changed since. */
  readonly earlier: boolean
}

/**
 * Places an order although an earlier press had no response. The key is the same, so it cannot become two orders. An
 * unchanged order is sent again as it was; for a changed one the server says whether the key is used, and then the
 * earlier order counts (trust.md A1, R1, R2).
 */
export async function submitOnce(
  send: Send,
  input: PlaceOrderInput,
  unconfirmed: PlaceOrderInput | undefined,
): Promise<SubmittedOnce> {
  if (unconfirmed && isSameRequest(unconfirmed, input)) {
    const again = await send(unconfirmed).catch((error: unknown) => {
      if (provesNotSubmitted(error)) return undefined
      throw error
    })
    if (again) return { placed: again, earlier: false }
  }
  try {
    return { placed: await send(input), earlier: false }
  } catch (error) {
    if (!unconfirmed || !isRefused(error, 'key-reused')) throw error
    return { placed: await send(unconfirmed), earlier: true }
  }
}

/** Whether the order may have been placed despite this failure. */
export function maySubmit(error: unknown): boolean {
  const failure = failureOf(error)
  if (failure?.kind !== 'refused') return true
  return failure.reason === 'broken' || failure.reason === 'in-progress'
}

const NOT_PLACED = ['cart-changed', 'nothing-selected', 'express-over', 'express-changed', 'express-unknown']

/** Refused inside the transaction that would have placed it: no order has this key. */
export function provesNotSubmitted(error: unknown): boolean {
  return NOT_PLACED.some((reason) => isRefused(error, reason))
}

/** The same goods for the same user; only the quote may be newer. */
function isSameRequest(a: PlaceOrderInput, b: PlaceOrderInput): boolean {
  return JSON.stringify({ ...a, quoteId: '' }) === JSON.stringify({ ...b, quoteId: '' })
}
