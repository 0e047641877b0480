import type { Spoken } from '../../region/language.ts'
import { createColourReader, type RequestedColours } from './requested-colours.ts'
import type { SearchWords } from './search-words.ts'
import type { SearchHit, Spelling } from './text-index.ts'
import type { IndexMatches } from './text-indexes.ts'

interface WordSearchParts {
  readonly search: (language: Spoken, keywords: string, spelling: Spelling) => IndexMatches
  readonly wordsOf: (language: Spoken) => readonly SearchWords[]
  /** Whether the product has a colour of one of these families. */
  readonly hasColour: (spu: string, families: readonly string[]) => boolean
}

export interface WordMatches {
  /** SPUs, best first. */
  readonly spus: readonly string[]
  readonly complete: boolean
  readonly understood: string | undefined
  readonly nearest: readonly string[]
  readonly colours: RequestedColours
}

/** Finds products by text; those in a colour named by the text come first, in the order of the search. */
export function createWordSearch({ search, wordsOf, hasColour }: WordSearchParts) {
  const readers = new Map<Spoken, ReturnType<typeof createColourReader>>()

  function coloursIn(keywords: string, language: Spoken): RequestedColours {
    const reader = readers.get(language) ?? createColourReader(language, wordsOf(language))
    readers.set(language, reader)
    return reader(keywords)
  }

  function colouredFirst(hits: readonly SearchHit[], { families }: RequestedColours): readonly SearchHit[] {
    if (families.length === 0) return hits
    const coloured = new Set(hits.filter(({ spu }) => hasColour(spu, families)))
    return [...coloured, ...hits.filter((hit) => !coloured.has(hit))]
  }

  return function findWords(
    keywords: string,
    language: Spoken,
    spelling: Spelling = 'corrected',
  ): WordMatches {
    const { hits, understood, nearest, complete } = search(language, keywords, spelling)
    const colours = coloursIn(understood ?? keywords, language)
    return {
      spus: colouredFirst(hits, colours).map(({ spu }) => spu),
      complete,
      understood,
      nearest,
      colours,
    }
  }
}
