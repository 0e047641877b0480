import type {
  OperationPreview,
  PiecePreview,
  RefusedOperation,
  ShownOperation,
  WaitingOperation,
} from './operation-preview.ts'
import type { Operation, Rejected } from './operation.ts'

export function waitingOperation(operation: Operation, lines: readonly PiecePreview[]): WaitingOperation {
  return { ...shown(operation, lines), createdAt: operation.createdAt }
}

export function refusedOperation(rejected: Rejected, lines: readonly PiecePreview[]): RefusedOperation {
  const { reason, message, at, data } = rejected
  const { sku } = (data ?? {}) as { sku?: string }
  return { ...shown(rejected, lines, sku), reason, message, at }
}

/** `lines` of the bag help where the operation itself carries no picture; `sku` names the piece that matters. */
function shown(
  { id, path, input, preview }: Pick<Operation, 'id' | 'path' | 'input' | 'preview'>,
  lines: readonly PiecePreview[],
  sku?: string,
): ShownOperation {
  const given = (input ?? {}) as { sku?: string; skus?: readonly string[] }
  const { pieces = [], product } = (preview ?? {}) as OperationPreview
  const skus = pieces.length > 0 ? pieces.map((piece) => piece.sku) : (given.skus ?? [given.sku])
  const known = [...pieces, ...lines]
  const piece = known.find((one) => one.sku === sku) ?? known.find((one) => skus.includes(one.sku))
  return {
    id,
    path,
    input: given as Readonly<Record<string, unknown>>,
    thing: piece ?? product,
    things: Math.max(1, skus.length),
  }
}
