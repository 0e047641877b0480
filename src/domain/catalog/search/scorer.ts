import type { SoughtTerm } from './query-expansion.ts'
import { slotOf, weightOf, type Postings } from './postings.ts'

/** The products of a search: how many of the words each has, and their total score. */
export interface Scorer {
  /** Computes the scores. The returned arrays are valid until the next call. */
  score(words: readonly SoughtTerm[], postings: Postings): Scores
}

interface Scores {
  /** Every product that has at least one of the words. */
  readonly slots: readonly number[]
  /** Words found, by slot. */
  readonly found: Uint8Array
  /** Worth, by slot. */
  readonly worth: Float32Array
}

export function createScorer(): Scorer {
  let capacity = 0
  let best = new Float32Array(0)
  let worth = new Float32Array(0)
  let found = new Uint8Array(0)
  let slots: number[] = []

  function clear() {
    for (const slot of slots) {
      found[slot] = 0
      worth[slot] = 0
    }
    slots = []
  }

  function makeRoom(slot: number) {
    if (slot < capacity) return
    capacity = Math.max(slot + 1, capacity * 2)
    best = longer(best, capacity)
    worth = longer(worth, capacity)
    const moreFound = new Uint8Array(capacity)
    moreFound.set(found)
    found = moreFound
  }

  /** Several meanings of one word count once, with the best of them: 'dress' and 'dressy' are not two matches. */
  function scoreWord({ meanings, rarity }: SoughtTerm, postings: Postings) {
    const touched: number[] = []
    for (const { term, weight } of meanings) {
      const entries = postings.entries(term)
      makeRoom(slotOf(entries[entries.length - 1] ?? 0))
      for (let at = 0; at < entries.length; at++) {
        const entry = entries[at] ?? 0
        const slot = slotOf(entry)
        const before = best[slot] ?? 0
        const now = weight * weightOf(entry)
        if (before === 0) touched.push(slot)
        if (now > before) best[slot] = now
      }
    }
    for (const slot of touched) {
      const words = found[slot] ?? 0
      if (words === 0) slots.push(slot)
      found[slot] = words + 1
      worth[slot] = (worth[slot] ?? 0) + rarity * (best[slot] ?? 0)
      best[slot] = 0
    }
  }

  return {
    score(words, postings) {
      clear()
      for (const word of words) scoreWord(word, postings)
      return { slots, found, worth }
    },
  }
}

function longer(array: Float32Array<ArrayBuffer>, length: number): Float32Array<ArrayBuffer> {
  const copy = new Float32Array(length)
  copy.set(array)
  return copy
}
