import type { Dictionary } from './query-expansion.ts'
import type { Word } from './tokenize.ts'

/** Below this length nearly every word looks alike. */
const SHORTEST = 3
const MOST_WORDS = 4

/**
 * Words of the catalogue that look most like those of a search that found nothing, the frequent ones first. Half of a
 * word's letters may differ: they are offered, not searched for.
 */
export function nearestWords(words: readonly Word[], { vocabulary, postings }: Dictionary): string[] {
  const found = words
    .filter(({ term }) => term.length >= SHORTEST && !/\p{N}/u.test(term))
    .flatMap(({ term }) => {
      const { ids } = vocabulary.near(term, (id) => postings.count(id) > 0, Math.floor(term.length / 2))
      return ids.toSorted((one, other) => postings.count(other) - postings.count(one)).slice(0, MOST_WORDS)
    })
  return [...new Set(found.map((id) => vocabulary.surface(id)))].slice(0, MOST_WORDS)
}
