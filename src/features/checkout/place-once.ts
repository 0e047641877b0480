import { failureOf, isRefused } from '#contract/failure.ts'
import type { OrderAsked, Placed } from '#data/checkout.ts'

export type Send = (asked: OrderAsked) => Promise<Placed>

export interface PlacedOnce {
  readonly placed: Placed
  /** It is the order of an earlier press that was changed meanwhile: the shop had placed it without our hearing so. */
  readonly earlier: boolean
}

/**
 * Places an order although an earlier press was never answered. The key is the same, so it cannot become two orders: the
 * earlier wish goes out again as it was if nothing has been changed since; if something has, the shop says whether the
 * key is taken, and then the earlier order is the one there is (trust.md A1, R1, R2).
 */
export async function placeOnce(
  send: Send,
  asked: OrderAsked,
  unheard: OrderAsked | undefined,
): Promise<PlacedOnce> {
  if (unheard && sameWish(unheard, asked)) {
    const again = await send(unheard).catch((error: unknown) => {
      if (provesUnplaced(error)) return undefined
      throw error
    })
    if (again) return { placed: again, earlier: false }
  }
  try {
    return { placed: await send(asked), earlier: false }
  } catch (error) {
    if (!unheard || !isRefused(error, 'key-reused')) throw error
    return { placed: await send(unheard), earlier: true }
  }
}

/** Whether after this failure the order may have been placed all the same. */
export function mayBePlaced(error: unknown): boolean {
  const failure = failureOf(error)
  if (failure?.kind !== 'refused') return true
  return failure.reason === 'broken' || failure.reason === 'in-progress'
}

/** Said from within the transaction that would have placed it: there is no order under this key. */
export function provesUnplaced(error: unknown): boolean {
  return isRefused(error, 'bag-changed') || isRefused(error, 'nothing-selected')
}

/** The same goods for the same person; only the quote may be a newer one. */
function sameWish(a: OrderAsked, b: OrderAsked): boolean {
  return JSON.stringify({ ...a, quoteId: '' }) === JSON.stringify({ ...b, quoteId: '' })
}
