import {
  cartAdd,
  cartBatchAdd,
  cartMove,
  cartRemove,
  cartSelect,
  cartUpdate,
  wishListAdd,
  wishListDelete,
} from './cart.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { newsletterJoin, notifyMe, reviewHelpful } from './requests.ts'
import { writeReview } from './reviews.ts'
import { saveMySizes } from './sizes.ts'

/** The calls that may wait in the outbox: all that page and worker must know to send them (a test holds it to `API`). */
export const QUEUED: readonly AnyEndpoint[] = [
  cartAdd,
  cartBatchAdd,
  cartUpdate,
  cartRemove,
  cartSelect,
  cartMove,
  wishListAdd,
  wishListDelete,
  notifyMe,
  newsletterJoin,
  reviewHelpful,
  writeReview,
  saveMySizes,
]

/** What a build writes, and the oldest that is still read: operations outlive deploys (offline.md D7). */
export const OPERATION_VERSIONS = { newest: 2, oldest: 1 } as const

/**
 * Whether an operation of this version can be understood here. Within a version inputs only gain optional parts, so
 * one schema reads both; what cannot be read is kept until a newer build comes.
 */
export function readsVersion(version: number): boolean {
  return version >= OPERATION_VERSIONS.oldest && version <= OPERATION_VERSIONS.newest
}

export function queuedEndpoint(path: string): AnyEndpoint | undefined {
  return QUEUED.find((endpoint) => endpoint.path === path)
}
