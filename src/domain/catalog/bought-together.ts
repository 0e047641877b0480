/** Pairs that fewer orders have in common say nothing. */
const FEWEST_ORDERS = 2
/** Pairs that are kept of one product. */
export const MOST_PAIRS = 8
/** An order of more products is a stock purchase: its pairs say nothing, and they grow with the square. */
export const MOST_PRODUCTS = 20

export interface Pair {
  readonly otherId: string
  /** Orders that have both. */
  readonly score: number
}

/** Counts in how many orders two products stand together. */
export function createPairCount() {
  const counts = new Map<string, Map<string, number>>()

  function note(product: string, other: string): void {
    const others = counts.get(product) ?? new Map<string, number>()
    counts.set(product, others)
    others.set(other, (others.get(other) ?? 0) + 1)
  }

  return {
    /** The products of one order; one that it has in two sizes counts once. */
    add(products: readonly string[]): void {
      const distinct = [...new Set(products)]
      if (distinct.length > MOST_PRODUCTS) return
      for (const product of distinct)
        for (const other of distinct) if (other !== product) note(product, other)
    },
    /** The best pairs of each product that has any; of equal ones the lower id comes first. */
    best(): ReadonlyMap<string, readonly Pair[]> {
      return new Map(
        [...counts]
          .map(([product, others]) => [product, bestOf(others)] as const)
          .filter(([, pairs]) => pairs.length > 0),
      )
    },
  }
}

function bestOf(others: ReadonlyMap<string, number>): readonly Pair[] {
  return [...others]
    .filter(([, score]) => score >= FEWEST_ORDERS)
    .map(([otherId, score]) => ({ otherId, score }))
    .toSorted((one, other) => other.score - one.score || (one.otherId < other.otherId ? -1 : 1))
    .slice(0, MOST_PAIRS)
}
