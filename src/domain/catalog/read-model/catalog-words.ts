import type { Spoken } from '../../region/language.ts'
import type { Say } from '../../region/say.ts'
import { createSearchWords, type SearchWords } from '../search/search-words.ts'
import { createLabels, type Labels } from './labels.ts'

/** What the catalogue says in a language, and the words its search understands there: the language's own, then English ones. */
export interface CatalogWords {
  readonly labels: Labels
  readonly search: readonly SearchWords[]
}

/** The catalogue's words by language, each made when it is first needed. */
export function createCatalogWords(sayIn: (spoken: Spoken) => Say): (spoken: Spoken) => CatalogWords {
  const known = new Map<Spoken, CatalogWords>()
  return function wordsOf(spoken) {
    const made = known.get(spoken) ?? {
      labels: createLabels(sayIn(spoken)),
      search: [...new Set<Spoken>([spoken, 'en'])].map((each) => createSearchWords(sayIn(each))),
    }
    known.set(spoken, made)
    return made
  }
}
