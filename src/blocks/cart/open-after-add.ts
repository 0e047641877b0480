import type { EnqueuedOperation } from '#sync/sync-client.ts'
import { openOverlay } from '../overlays.ts'
import { ANSWER_WITHIN_MS } from '../sync/answer-limit.ts'

let response: Promise<boolean> | undefined

/** Opens the bag's panel for a piece just added; the response of the add brings the bag that the panel shows. */
export function openCartAfterAdd(added: EnqueuedOperation): void {
  const awaited = added.waitForResponse(ANSWER_WITHIN_MS).then((saved) => saved === 'sent')
  const closed = openOverlay('bag-panel')
  response = awaited
  void closed.then(() => {
    if (response === awaited) response = undefined
  })
}

/** True once an add has brought the bag that is open; false without such an add, or without its response in time. */
export function isCartBroughtByAdd(): Promise<boolean> {
  return response ?? Promise.resolve(false)
}
