import type { EnqueuedOperation } from '#sync/save-operations.ts'
import { openOverlay } from '../../overlays.ts'
import { ANSWER_WITHIN_MS } from '../../sync/answer-limit.ts'

let response: Promise<boolean> | undefined

/** Opens the bag's panel for an added piece; the response of the add contains the cart for the panel. */
export function openCartAfterAdd(added: EnqueuedOperation): void {
  const awaited = added.waitForResponse(ANSWER_WITHIN_MS).then((saved) => saved === 'sent')
  const closed = openOverlay('cart-panel')
  response = awaited
  void closed.then(() => {
    if (response === awaited) response = undefined
  })
}

/**
 * True once the response of an add has set the open cart; false without such an add, or without its response in time.
 */
export function isCartBroughtByAdd(): Promise<boolean> {
  return response ?? Promise.resolve(false)
}
