import type { ListingScope } from '../catalog/listing.ts'
import type { Spoken } from '../region/language.ts'
import { createColourReader, type ColoursAsked } from '../search/colours-asked.ts'
import type { SearchHit } from '../search/text-index.ts'
import { hasColour } from './shown-colour.ts'
import type { ProductShelf } from './product-shelf.ts'
import type { TextIndexes } from './text-indexes.ts'

export interface WordsFound {
  readonly scope: ListingScope
  readonly understood: string | undefined
  readonly colours: ColoursAsked
}

/** Finds products by words; those that have a colour named by the words come first, in the order of the search. */
export function createWordSearch(shelf: ProductShelf, indexes: TextIndexes) {
  const readers = new Map<Spoken, ReturnType<typeof createColourReader>>()

  function coloursIn(keywords: string, language: Spoken): ColoursAsked {
    const reader = readers.get(language) ?? createColourReader(language)
    readers.set(language, reader)
    return reader(keywords)
  }

  function colouredFirst(hits: readonly SearchHit[], { families }: ColoursAsked): readonly SearchHit[] {
    if (families.length === 0) return hits
    const coloured = new Set(
      hits.filter(({ spu }) => {
        const entry = shelf.bySpu(spu)
        return entry !== undefined && hasColour(entry, families)
      }),
    )
    return [...coloured, ...hits.filter((hit) => !coloured.has(hit))]
  }

  return function findWords(keywords: string, language: Spoken): WordsFound {
    const { hits, understood } = indexes.search(language, keywords)
    const colours = coloursIn(understood ?? keywords, language)
    return { scope: { scored: colouredFirst(hits, colours) }, understood, colours }
  }
}
