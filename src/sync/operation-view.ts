import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cartAdd, cartBatchAdd } from '#contract/buying/cart.contract.ts'
import type {
  CallToDescribe,
  OperationPreview,
  PiecePreview,
  RefusedOperation,
  OperationView,
  WaitingOperation,
} from './outbox/operation-preview.ts'
import type { Operation, Rejected } from './outbox/operation.ts'
import { RESOURCES } from './resources/resources.ts'
import type { SyncResource } from './resources/sync-resource.ts'

const ADDING: readonly string[] = [cartAdd.path, cartBatchAdd.path]

export function waitingOperation(operation: Operation, confirmed: readonly PiecePreview[]): WaitingOperation {
  return { ...shown(operation, confirmed), createdAt: operation.createdAt }
}

export function refusedOperation(rejected: Rejected, confirmed: readonly PiecePreview[]): RefusedOperation {
  const { reason, message, at, data } = rejected
  const { sku } = (data ?? {}) as { sku?: string }
  const view = shown(rejected, confirmed, sku)
  return {
    ...view,
    form: resourceOf(view.path)?.form?.(view),
    reason,
    message,
    data,
    at,
    addsToCart: ADDING.includes(rejected.path),
  }
}

/** `confirmed` pieces supply pictures that the operation itself lacks; `sku` names the piece that matters. */
function shown(
  { id, path, input, preview }: Pick<Operation, 'id' | 'path' | 'input' | 'preview'>,
  confirmed: readonly PiecePreview[],
  sku?: string,
): OperationView {
  const given = (input ?? {}) as { sku?: string; skus?: readonly string[] }
  const { pieces = [], product } = (preview ?? {}) as OperationPreview
  const skus = pieces.length > 0 ? pieces.map((piece) => piece.sku) : (given.skus ?? [given.sku])
  const known = [...pieces, ...confirmed]
  const piece = known.find((one) => one.sku === sku) ?? known.find((one) => skus.includes(one.sku))
  const call = {
    path,
    input: given as Readonly<Record<string, unknown>>,
    pieceCount: Math.max(1, skus.length),
  }
  return { id, ...call, subject: piece ?? product, words: wordsOf(call) }
}

/** The effect of an operation in words; an operation of a newer build is described as such. */
function wordsOf(call: CallToDescribe): MessageDescriptor {
  return resourceOf(call.path)?.describe?.(call) ?? msg`A change made with another version of the shop`
}

function resourceOf(path: string): SyncResource | undefined {
  return RESOURCES.find(({ writes }) => writes.some((one) => one.path === path))
}
