import { failureOf, isRefused } from '#contract/failure.ts'
import type { PlaceOrderInput, Placed } from '#queries/checkout-calls.ts'

export type Send = (input: PlaceOrderInput) => Promise<Placed>

export interface SubmittedOnce {
  readonly placed: Placed
  /** It is the order of an earlier press that was changed meanwhile: the shop had placed it without our hearing so. */
  readonly earlier: boolean
}

/**
 * Places an order although an earlier press was never answered. The key is the same, so it cannot become two orders: the
 * earlier wish goes out again as it was if nothing has been changed since; if something has, the shop says whether the
 * key is taken, and then the earlier order is the one there is (trust.md A1, R1, R2).
 */
export async function submitOnce(
  send: Send,
  input: PlaceOrderInput,
  unheard: PlaceOrderInput | undefined,
): Promise<SubmittedOnce> {
  if (unheard && isSameRequest(unheard, input)) {
    const again = await send(unheard).catch((error: unknown) => {
      if (provesNotSubmitted(error)) return undefined
      throw error
    })
    if (again) return { placed: again, earlier: false }
  }
  try {
    return { placed: await send(input), earlier: false }
  } catch (error) {
    if (!unheard || !isRefused(error, 'key-reused')) throw error
    return { placed: await send(unheard), earlier: true }
  }
}

/** Whether after this failure the order may have been placed all the same. */
export function maySubmit(error: unknown): boolean {
  const failure = failureOf(error)
  if (failure?.kind !== 'refused') return true
  return failure.reason === 'broken' || failure.reason === 'in-progress'
}

/** Said from within the transaction that would have placed it: there is no order under this key. */
export function provesNotSubmitted(error: unknown): boolean {
  return isRefused(error, 'bag-changed') || isRefused(error, 'nothing-selected')
}

/** The same goods for the same person; only the quote may be a newer one. */
function isSameRequest(a: PlaceOrderInput, b: PlaceOrderInput): boolean {
  return JSON.stringify({ ...a, quoteId: '' }) === JSON.stringify({ ...b, quoteId: '' })
}
