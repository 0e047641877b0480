import { foldCode } from '#domain/text/typed-text.ts'
import type { SaveState } from '../save-operations.ts'
import { enqueue } from '../enqueue.ts'
import type { PiecePreview } from '../outbox/operation-preview.ts'

/** Requests the mail for a piece back in stock; waits in the outbox like a change of the cart. */
export function requestStockNotice(piece: PiecePreview, email: string): Promise<SaveState> {
  return enqueue('/product/notify', { sku: piece.sku, email: foldCode(email) }, { pieces: [piece] })
}

export function joinNewsletter(email: string): Promise<SaveState> {
  return enqueue('/newsletter/subscribe', { email: foldCode(email) })
}
