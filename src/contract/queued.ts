import {
  cartAdd,
  cartBatchAdd,
  cartMove,
  cartRemove,
  cartSelect,
  cartUpdate,
  wishListAdd,
  wishListDelete,
} from './cart.contract.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { newsletterJoin, notifyMe, reviewHelpful } from './requests.contract.ts'
import { writeReview } from './reviews.contract.ts'
import { saveMySizes } from './sizes.contract.ts'

/**
 * The calls that may wait in the outbox: all that page and worker need to send them (a test compares it with `API`).
 */
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

/** What a call sets, and for how long it may be replaced before it is sent. */
export interface DebounceTerms {
  readonly thing: string
  readonly debounceMs: number
}

/**
 * Calls that set one value. Calls in quick succession are one operation, the last: stored at once, sent after the
 * debounce time (spec 9.4).
 */
const DEBOUNCED: Readonly<Record<string, (input: unknown) => DebounceTerms>> = {
  [cartUpdate.path]: (input) => ({ thing: `quantity ${(input as { sku: string }).sku}`, debounceMs: 800 }),
  [wishListAdd.path]: (input) => ({ thing: `wishlist ${(input as { spu: string }).spu}`, debounceMs: 300 }),
  [wishListDelete.path]: (input) => ({
    thing: `wishlist ${(input as { spu: string }).spu}`,
    debounceMs: 300,
  }),
}

export function debounceTermsOf(path: string, input: unknown): DebounceTerms | undefined {
  return DEBOUNCED[path]?.(input)
}

/** The version that a build writes, and the oldest that it reads: operations outlive deploys (offline.md D7). */
export const OPERATION_VERSIONS = { newest: 2, oldest: 1 } as const

/**
 * Whether this build can read an operation of this version. Within a version inputs only gain optional fields, so one
 * schema reads both; an unreadable operation stays until a newer build reads it.
 */
export function readsVersion(version: number): boolean {
  return version >= OPERATION_VERSIONS.oldest && version <= OPERATION_VERSIONS.newest
}

export function queuedEndpoint(path: string): AnyEndpoint | undefined {
  return QUEUED.find((endpoint) => endpoint.path === path)
}
