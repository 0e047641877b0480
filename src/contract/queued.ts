import {
  cartAdd,
  cartBatchAdd,
  cartRemove,
  cartSelect,
  cartUpdate,
  wishListAdd,
  wishListDelete,
} from './cart.ts'
import type { AnyEndpoint } from './endpoint.ts'

/** The calls that may wait in the outbox: all that page and worker must know to send them (a test holds it to `API`). */
export const QUEUED: readonly AnyEndpoint[] = [
  cartAdd,
  cartBatchAdd,
  cartUpdate,
  cartRemove,
  cartSelect,
  wishListAdd,
  wishListDelete,
]

export function queuedEndpoint(path: string): AnyEndpoint | undefined {
  return QUEUED.find((endpoint) => endpoint.path === path)
}
