import type { SoughtTerm } from './query-expansion.ts'
import { slotOf, weightOf, type Postings } from './postings.ts'

/** The products of a search: how many of the words each has, and their total score. */
export interface Scorer {
  /** Computes the scores. The returned arrays are valid until the next call. */
  score(words: readonly SoughtTerm[], postings: Postings): Scores
}

interface Scores {
  /** Every product that has at least one of the words. */
  readonly slots: Int32Array
  /** Words found, by slot. */
  readonly found: Uint8Array
  /** Worth, by slot. */
  readonly worth: Float32Array
}

/** Its columns are made once: a search that finds a third of a large shop would else leave megabytes of garbage. */
export function createScorer(): Scorer {
  let best = new Float32Array(0)
  let worth = new Float32Array(0)
  let found = new Uint8Array(0)
  let slots = new Int32Array(0)
  let count = 0
  /** Of the word that is being scored. */
  let touched = new Int32Array(0)

  function clear() {
    for (let at = 0; at < count; at++) {
      const slot = slots[at] ?? 0
      found[slot] = 0
      worth[slot] = 0
    }
    count = 0
  }

  function makeRoom(highest: number) {
    if (highest < best.length) return
    const room = Math.max(highest + 1, best.length * 2)
    const before = { worth, found, slots, touched }
    best = new Float32Array(room)
    worth = new Float32Array(room)
    worth.set(before.worth)
    found = new Uint8Array(room)
    found.set(before.found)
    slots = new Int32Array(room)
    slots.set(before.slots)
    touched = new Int32Array(room)
  }

  /** Several meanings of one word count once, with the best of them: 'dress' and 'dressy' are not two matches. */
  function scoreWord({ meanings, rarity }: SoughtTerm, postings: Postings) {
    const lists = meanings.map(({ term, weight }) => ({ entries: postings.entries(term), weight }))
    // Entries are in the order of their slots.
    for (const { entries } of lists) makeRoom(slotOf(entries[entries.length - 1] ?? 0))
    let reached = 0
    for (const { entries, weight } of lists) {
      for (let at = 0; at < entries.length; at++) {
        const entry = entries[at] ?? 0
        const slot = slotOf(entry)
        const before = best[slot] ?? 0
        const now = weight * weightOf(entry)
        if (before === 0) touched[reached++] = slot
        if (now > before) best[slot] = now
      }
    }
    for (let at = 0; at < reached; at++) {
      const slot = touched[at] ?? 0
      const words = found[slot] ?? 0
      if (words === 0) slots[count++] = slot
      found[slot] = words + 1
      worth[slot] = (worth[slot] ?? 0) + rarity * (best[slot] ?? 0)
      best[slot] = 0
    }
  }

  return {
    score(words, postings) {
      clear()
      for (const word of words) scoreWord(word, postings)
      return { slots: slots.subarray(0, count), found, worth }
    },
  }
}
