import type { Spoken } from '../../../region/language.ts'
import type { SearchWords } from '../search-words.ts'
import { stopWords } from '../stop-words.ts'
import { createSynonyms } from '../synonyms.ts'
import { createTokenizer } from '../tokenize.ts'

export interface TitledLink {
  readonly title: string
  readonly link: string
}

/** A page with its words: all of `title` may be typed by their beginnings, those of `about` only whole. */
export interface LinkDocument extends TitledLink {
  readonly about: string
}

interface Entry extends TitledLink {
  readonly titleTerms: readonly string[]
  readonly aboutTerms: ReadonlySet<string>
}

/** Shorter beginnings fit too many titles. */
const SHORTEST_BEGINNING = 2
/** Shortest word of a description that counts. */
const SHORTEST_WHOLE = 4

/**
 * Finds pages by their titles, for suggestions beside products. Every typed word must be in the page, itself, by a
 * synonym, or as the beginning of a word of the title; the title with the fewest other words comes first.
 */
export function createLinkSuggestions(
  documents: readonly LinkDocument[],
  language: Spoken,
  words: readonly SearchWords[],
) {
  const tokenizer = createTokenizer(language)
  const synonyms = createSynonyms(language, words)
  const skipped = stopWords(language)
  const termsOf = (text: string) => tokenizer.words(text).map(({ term }) => term)
  const entries = documents.map(({ title, link, about }): Entry => ({
    title,
    link,
    titleTerms: termsOf(title),
    aboutTerms: new Set(termsOf(about).filter((term) => isTelling(term) && !skipped.has(term))),
  }))

  function isIn(term: string, { titleTerms, aboutTerms }: Entry): boolean {
    if (titleTerms.includes(term) || aboutTerms.has(term)) return true
    if (term.length >= SHORTEST_BEGINNING && titleTerms.some((other) => other.startsWith(term))) return true
    return synonyms(term).some(({ terms }) => terms.every((other) => titleTerms.includes(other)))
  }

  return function suggest(keywords: string, most: number): TitledLink[] {
    const typed = termsOf(keywords)
    const telling = typed.filter((term) => !skipped.has(term))
    const terms = telling.length > 0 ? telling : typed
    if (terms.length === 0) return []
    const exactly = (entry: Entry) => terms.filter((term) => entry.titleTerms.includes(term)).length
    return entries
      .filter((entry) => terms.every((term) => isIn(term, entry)))
      .toSorted(
        (one, other) => exactly(other) - exactly(one) || one.titleTerms.length - other.titleTerms.length,
      )
      .slice(0, most)
      .map(({ title, link }) => ({ title, link }))
  }
}

function isTelling(term: string): boolean {
  return term.length >= SHORTEST_WHOLE || /[^ -~]/.test(term)
}
