import type { QueryClient } from '@tanstack/react-query'

/** Answers with prices of the catalogue. */
const WITH_PRICES: readonly unknown[] = ['product', 'listing', 'cards', 'wishlist-cards']

/**
 * Times after a deal's start or end, in ms. The worker answers with what it has and fetches behind it, so that a second reading gets what
 * the first has fetched; a server follows a change within 3 s, and a device's clock may be 3 s ahead.
 */
const AFTER_MS = [1_500, 4_000, 8_000, 12_000]

const waiting = new WeakMap<QueryClient, readonly ReturnType<typeof setTimeout>[]>()

/** Reads the prices on the screen again shortly after they have changed; the last call counts. */
export function readPricesAgain(queries: QueryClient): void {
  for (const timer of waiting.get(queries) ?? []) clearTimeout(timer)
  const read = () =>
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ queryKey: [kind] }) => WITH_PRICES.includes(kind),
    })
  waiting.set(
    queries,
    AFTER_MS.map((after) => setTimeout(read, after)),
  )
}
