import type { ListingScope } from '../listing/listing-types.ts'
import type { Spoken } from '../../region/language.ts'
import { createColourReader, type RequestedColours } from '../search/requested-colours.ts'
import type { SearchWords } from '../search/search-words.ts'
import type { SearchHit } from '../search/text-index.ts'
import { hasColour } from './shown-colour.ts'
import type { ProductStore } from './product-store.ts'
import type { TextIndexes } from './text-indexes.ts'

export interface WordMatches {
  readonly scope: ListingScope
  readonly understood: string | undefined
  readonly colours: RequestedColours
}

/** Finds products by text; those in a colour named by the text come first, in the order of the search. */
export function createWordSearch(
  store: ProductStore,
  indexes: TextIndexes,
  wordsOf: (language: Spoken) => readonly SearchWords[],
) {
  const readers = new Map<Spoken, ReturnType<typeof createColourReader>>()

  function coloursIn(keywords: string, language: Spoken): RequestedColours {
    const reader = readers.get(language) ?? createColourReader(language, wordsOf(language))
    readers.set(language, reader)
    return reader(keywords)
  }

  function colouredFirst(hits: readonly SearchHit[], { families }: RequestedColours): readonly SearchHit[] {
    if (families.length === 0) return hits
    const coloured = new Set(
      hits.filter(({ spu }) => {
        const entry = store.bySpu(spu)
        return entry !== undefined && hasColour(entry, families)
      }),
    )
    return [...coloured, ...hits.filter((hit) => !coloured.has(hit))]
  }

  return function findWords(keywords: string, language: Spoken): WordMatches {
    const { hits, understood } = indexes.search(language, keywords)
    const colours = coloursIn(understood ?? keywords, language)
    return { scope: { scored: colouredFirst(hits, colours) }, understood, colours }
  }
}
