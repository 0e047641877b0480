import type { Spoken } from '../../region/language.ts'
import { createColourReader, type RequestedColours } from './requested-colours.ts'
import type { SearchWords } from './search-words.ts'
import type { Spelling } from './rank-products.ts'
import type { IndexMatches } from './text-indexes.ts'

interface WordSearchParts {
  readonly search: (language: Spoken, keywords: string, spelling: Spelling) => IndexMatches
  readonly wordsOf: (language: Spoken) => readonly SearchWords[]
  /** Whether the product has a colour of one of these families. */
  readonly hasColour: (slot: number, families: readonly string[]) => boolean
}

export interface WordMatches {
  /** Slots of the products, best first. */
  readonly slots: Int32Array
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

  function colouredFirst(slots: Int32Array, { families }: RequestedColours): Int32Array {
    if (families.length === 0) return slots
    const coloured = slots.filter((slot) => hasColour(slot, families))
    const first = new Set(coloured)
    const sorted = new Int32Array(slots.length)
    sorted.set(coloured)
    sorted.set(
      slots.filter((slot) => !first.has(slot)),
      coloured.length,
    )
    return sorted
  }

  return function findWords(
    keywords: string,
    language: Spoken,
    spelling: Spelling = 'corrected',
  ): WordMatches {
    const { slots, understood, nearest } = search(language, keywords, spelling)
    const colours = coloursIn(understood ?? keywords, language)
    return { slots: colouredFirst(slots, colours), understood, nearest, colours }
  }
}
