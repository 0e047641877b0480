/** Scores are told apart to this part of one; within it, the order by code decides. */
const GRAIN = 64
const RANKS = 2 ** 24

/** Products with their scores, on the way to a sorted answer. */
export interface Ranking {
  readonly slots: readonly number[]
  /** Keeps the higher of the scores a product was given. Scores are above 0. */
  raise(slot: number, score: number): void
  /** Highest score first, ties by the order given. */
  best(limit: number, order: Order): readonly { readonly slot: number; readonly score: number }[]
}

export interface Order {
  readonly slots: Int32Array
  readonly ranks: Int32Array
}

export function createRanking(capacity: number): Ranking {
  const scores = new Float32Array(capacity)
  const slots: number[] = []
  return {
    slots,
    raise(slot, score) {
      const before = scores[slot] ?? 0
      if (before === 0) slots.push(slot)
      if (score > before) scores[slot] = score
    },
    best(limit, order) {
      // Score and rank in one number each: numbers sort many times faster than objects.
      const keys = Float64Array.from(slots, (slot) => {
        return (order.ranks[slot] ?? 0) - Math.round((scores[slot] ?? 0) * GRAIN) * RANKS
      }).sort()
      return Array.from(keys.subarray(0, Math.max(0, Math.min(limit, keys.length))), (key) => {
        const grains = Math.ceil(-key / RANKS)
        return { slot: order.slots[key + grains * RANKS] ?? 0, score: grains / GRAIN }
      })
    },
  }
}
