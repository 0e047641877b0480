import type { Look } from '#domain/looks/looks.ts'
import { enqueueTracked } from '../enqueue.ts'
import type { OperationPreview } from '../outbox/operation-preview.ts'
import type { EnqueuedOperation } from '../save-operations.ts'

/** Keeps two pieces as one look; shown at once, sent when there is a network. */
export function keepLook(
  { spu, pid, otherSpu, otherPid }: Omit<Look, 'id'>,
  product: NonNullable<OperationPreview['product']>,
): Promise<EnqueuedOperation> {
  return enqueueTracked('/customer/saveLook', { spu, pid, otherSpu, otherPid }, { product })
}

export function removeLook(id: string): Promise<EnqueuedOperation> {
  return enqueueTracked('/customer/deleteLook', { id })
}
