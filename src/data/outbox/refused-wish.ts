import type { BagPiece, RefusedWish } from '../bag/bag-view.ts'
import { bagOperation } from '../bag/bag-model.ts'
import type { Rejected } from './operation.ts'

/** A refused operation as the tray shows it. */
export function refusedWish({ id, path, input, about, reason, message, at, data }: Rejected): RefusedWish {
  const pieces = (about as { pieces?: readonly BagPiece[] } | undefined)?.pieces ?? []
  const { sku } = (data ?? {}) as { sku?: string }
  const { spu } = (input ?? {}) as { spu?: string }
  return {
    id,
    what: bagOperation({ path, input }) ? 'bag' : 'wishlist',
    reason,
    message,
    at,
    piece: pieces.find((piece) => piece.sku === sku) ?? pieces[0],
    spu,
  }
}
