import type { SaveState } from '../sync-client.ts'
import { withSync } from '../open-sync.ts'
import type { OperationPreview, PiecePreview } from '../outbox/operation-preview.ts'

/** Requests the mail for a piece back in stock; waits in the outbox like a change of the cart. */
export function requestStockNotice(piece: PiecePreview, email: string): Promise<SaveState> {
  return withSync((device) => {
    const preview: OperationPreview = { pieces: [piece], currency: device.currency }
    return device.enqueue(device.calls.notifyMe, { sku: piece.sku, email: email.trim() }, preview)
  })
}

export function joinNewsletter(email: string): Promise<SaveState> {
  return withSync((device) => device.enqueue(device.calls.newsletterJoin, { email: email.trim() }, undefined))
}
