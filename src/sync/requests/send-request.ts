import { foldCode } from '#domain/text/typed-text.ts'
import type { SaveState } from '../save-operations.ts'
import { enqueue } from '../enqueue.ts'
import type { PiecePreview } from '../outbox/operation-preview.ts'

/** Requests the mail for a piece back in stock; waits in the outbox like a change of the cart. */
export function requestStockNotice(piece: PiecePreview, email: string): Promise<SaveState> {
  return enqueue('/product/notify', { sku: piece.sku, email: foldCode(email) }, { pieces: [piece] })
}

/** Asks for the newsletter; where the user has joined decides what the confirmed subscription gives. */
export function joinNewsletter(email: string, from: 'footer' | 'popup' = 'footer'): Promise<SaveState> {
  return enqueue('/newsletter/subscribe', { email: foldCode(email), from })
}
