/** Scores are compared to this fraction; within it, the order by code decides. */
const GRAIN = 64

/** Products with their scores, on the way to a sorted answer. */
export interface Ranking {
  readonly slots: readonly number[]
  /** Keeps the highest score of a product. Scores are above 0. */
  raise(slot: number, score: number): void
  /** Highest score first, ties in the order given, which names every slot. */
  best(limit: number, order: Int32Array): readonly { readonly slot: number; readonly score: number }[]
}

export function createRanking(capacity: number): Ranking {
  const scores = new Float32Array(capacity)
  const slots: number[] = []
  const grainsOf = (slot: number) => Math.max(1, Math.round((scores[slot] ?? 0) * GRAIN))

  /** Where the products of each score begin, best first. */
  function places(): Map<number, number> {
    const counts = new Map<number, number>()
    for (const slot of slots) counts.set(grainsOf(slot), (counts.get(grainsOf(slot)) ?? 0) + 1)
    const starts = new Map<number, number>()
    let next = 0
    for (const grains of [...counts.keys()].sort((one, other) => other - one)) {
      starts.set(grains, next)
      next += counts.get(grains) ?? 0
    }
    return starts
  }

  return {
    slots,
    raise(slot, score) {
      const before = scores[slot] ?? 0
      if (before === 0) slots.push(slot)
      if (score > before) scores[slot] = score
    },
    best(limit, order) {
      // A counting sort: 'dress' finds a third of the shop, with a few dozen different scores.
      const next = places()
      const sorted = new Int32Array(slots.length)
      for (const slot of order) {
        if (scores[slot] === 0) continue
        const place = next.get(grainsOf(slot)) ?? 0
        sorted[place] = slot
        next.set(grainsOf(slot), place + 1)
      }
      const length = Math.max(0, Math.min(limit, sorted.length))
      return Array.from(sorted.subarray(0, length), (slot) => ({ slot, score: grainsOf(slot) / GRAIN }))
    },
  }
}
