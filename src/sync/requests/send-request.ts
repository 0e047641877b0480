import { newsletterJoin, notifyMe } from '#contract/requests.contract.ts'
import type { SaveState } from '../sync-client.ts'
import { withSync } from '../open-sync.ts'
import type { OperationPreview, PiecePreview } from '../outbox/operation-preview.ts'

/** Asks the shop to write when this piece is back; waits on this device like a change of the bag. */
export function requestStockNotice(piece: PiecePreview, email: string): Promise<SaveState> {
  return withSync((device) => {
    // A copy: what a view hands out cannot be written to a database as it is.
    const preview: OperationPreview = { pieces: [{ ...piece }], currency: device.currency }
    return device.enqueue(notifyMe, { sku: piece.sku, email: email.trim() }, preview)
  })
}

export function joinNewsletter(email: string): Promise<SaveState> {
  return withSync((device) => device.enqueue(newsletterJoin, { email: email.trim() }, undefined))
}
