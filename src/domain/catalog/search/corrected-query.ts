import { expansionsOf, type Dictionary } from './query-expansion.ts'
import type { Word } from './tokenize.ts'

/** The text as the index read it when it corrected or ignored a word; otherwise undefined. */
export function correctedQuery(words: readonly Word[], dictionary: Dictionary): string | undefined {
  let otherwise = false
  const read = words.flatMap(({ term, surface, parts }) => {
    if (parts.length > 0 || isKnown(term, dictionary)) return surface
    const likeliest = likeliestTerm(term, dictionary)
    if (likeliest === undefined) {
      otherwise = true
      return []
    }
    otherwise ||= !dictionary.vocabulary.term(likeliest).startsWith(term)
    return dictionary.vocabulary.surface(likeliest)
  })
  return otherwise && read.length > 0 ? read.join(' ') : undefined
}

function isKnown(term: string, { vocabulary, postings, synonyms }: Dictionary): boolean {
  return postings.count(vocabulary.id(term) ?? -1) > 0 || synonyms(term).length > 0
}

function likeliestTerm(term: string, dictionary: Dictionary): number | undefined {
  const { postings } = dictionary
  const [best] = expansionsOf(term, dictionary).toSorted(
    (one, other) => other.weight - one.weight || postings.count(other.term) - postings.count(one.term),
  )
  return best?.term
}
