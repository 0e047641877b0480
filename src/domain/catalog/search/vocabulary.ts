import { popcount } from '../listing/bitset.ts'
import { createSortedSlots } from './sorted-slots.ts'
import { letterMask, slips, slipsAllowed } from './spelling.ts'
import type { Word } from './tokenize.ts'

/**
 * Every term of an index, numbered. A shop's vocabulary is small (thousands), regardless of the number of its products.
 */
export interface Vocabulary {
  /** The number of a word's term, created if necessary. */
  add(word: Word): number
  /** Puts the terms that were created since in their place among the others. */
  settle(): void
  id(term: string): number | undefined
  term(id: number): string
  /** As it was first written. */
  surface(id: number): string
  /** Longer terms that begin so. */
  beginning(prefix: string): readonly number[]
  /** Longer terms that hold the fragment, not at their beginning. */
  holding(fragment: string): readonly number[]
  /** Known terms with the fewest typing errors or, without one, those whose beginning has the fewest. */
  near(
    term: string,
    inUse: (id: number) => boolean,
    /** How many errors are accepted; by default as many as a search corrects. */
    allowed?: number,
  ): { readonly ids: readonly number[]; readonly slips: number }
  readonly bytes: number
}

/** Bytes of a term besides its letters: two strings, its entry in the map and its numbers. */
const TERM_BYTES = 150

export function createVocabulary(): Vocabulary {
  const ids = new Map<string, number>()
  const terms: string[] = []
  const surfaces: string[] = []
  const masks: number[] = []
  const spellable: boolean[] = []
  const termOf = (id: number) => terms[id] ?? ''
  const sorted = createSortedSlots(termOf)
  let fresh: number[] = []
  let letters = 0

  function beginning(prefix: string): number[] {
    const all = sorted.all()
    const found: number[] = []
    for (let index = sorted.place(prefix); index < all.length; index++) {
      const id = all[index] ?? 0
      if (!termOf(id).startsWith(prefix)) break
      if (termOf(id) !== prefix) found.push(id)
    }
    return found
  }

  function nearest(
    term: string,
    inUse: (id: number) => boolean,
    { allowed, compare }: { allowed: number; compare: (whole: string) => string | undefined },
  ) {
    const mask = letterMask(term)
    let fewest: number = allowed
    let found: number[] = []
    for (let id = 0; id < terms.length; id++) {
      const whole = termOf(id)
      const candidate = spellable[id] ? compare(whole) : undefined
      if (candidate === undefined) continue
      const other = candidate === whole ? (masks[id] ?? 0) : letterMask(candidate)
      if (popcount(mask ^ other) > fewest * 2) continue
      const distance = slips(term, candidate, fewest)
      if (distance > fewest || !inUse(id)) continue
      if (distance < fewest) found = []
      fewest = distance
      found.push(id)
    }
    return { ids: found, slips: fewest }
  }

  return {
    add({ term, surface }) {
      const known = ids.get(term)
      if (known !== undefined) return known
      const id = terms.length
      ids.set(term, id)
      terms.push(term)
      surfaces.push(surface)
      masks.push(letterMask(term))
      spellable.push(!/\p{N}/u.test(term))
      fresh.push(id)
      letters += term.length + surface.length
      return id
    },
    settle() {
      sorted.add(fresh)
      fresh = []
    },
    id: (term) => ids.get(term),
    term: termOf,
    surface: (id) => surfaces[id] ?? '',
    beginning,
    holding: (fragment) =>
      terms.flatMap((term, id) => (term.length > fragment.length && term.indexOf(fragment) > 0 ? [id] : [])),
    near(term, inUse, allowed = slipsAllowed(term)) {
      if (allowed === 0) return { ids: [], slips: 0 }
      const close = nearest(term, inUse, {
        allowed,
        compare: (whole) => (Math.abs(whole.length - term.length) <= allowed ? whole : undefined),
      })
      if (close.ids.length > 0) return close
      return nearest(term, inUse, {
        allowed,
        compare: (whole) => (whole.length > term.length ? whole.slice(0, term.length) : undefined),
      })
    },
    get bytes() {
      return terms.length * TERM_BYTES + letters * 2
    },
  }
}
