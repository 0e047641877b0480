/**
 * Limits of the caches of answers, in bytes with their keys: together they decide how much memory the server takes
 * under load. Bodies are kept outside the heap of JavaScript and in one form, packed where clients accept it.
 */
export const CACHE_BYTES = {
  /** Rendered pages, packed. */
  pages: 12_000_000,
  /** Shared answers, as they are sent. */
  answers: 4_000_000,
  /** Offline packages, packed. */
  bulk: 12_000_000,
} as const
