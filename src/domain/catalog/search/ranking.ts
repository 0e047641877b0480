/** Scores are compared to this fraction; within it, the order by code decides. */
const GRAIN = 64

/** Products with their scores, on the way to a sorted answer. */
export interface Ranking {
  readonly isEmpty: boolean
  /** Keeps the highest score of a product. Scores are above 0. */
  raise(slot: number, score: number): void
  /** Slots, highest score first, ties in the order given, which names every slot. */
  best(order: Int32Array): Int32Array
  score(slot: number): number
}

export function createRanking(capacity: number): Ranking {
  /** By slot; 0 without a score. */
  const grains = new Int32Array(capacity)
  const slots = new Int32Array(capacity)
  let count = 0

  /** Where the products of each score begin, best first. */
  function places(): Map<number, number> {
    const counts = new Map<number, number>()
    for (let at = 0; at < count; at++) {
      const score = grains[slots[at] ?? 0] ?? 0
      counts.set(score, (counts.get(score) ?? 0) + 1)
    }
    const starts = new Map<number, number>()
    let next = 0
    for (const score of [...counts.keys()].sort((one, other) => other - one)) {
      starts.set(score, next)
      next += counts.get(score) ?? 0
    }
    return starts
  }

  return {
    get isEmpty() {
      return count === 0
    },
    raise(slot, score) {
      const now = Math.max(1, Math.round(score * GRAIN))
      const before = grains[slot] ?? 0
      if (before === 0) slots[count++] = slot
      if (now > before) grains[slot] = now
    },
    best(order) {
      // A counting sort: 'dress' finds a third of the shop, with a few dozen different scores.
      const next = places()
      const sorted = new Int32Array(count)
      for (let at = 0; at < order.length; at++) {
        const slot = order[at] ?? 0
        const score = grains[slot] ?? 0
        if (score === 0) continue
        const place = next.get(score) ?? 0
        sorted[place] = slot
        next.set(score, place + 1)
      }
      return sorted
    },
    score: (slot) => (grains[slot] ?? 0) / GRAIN,
  }
}
