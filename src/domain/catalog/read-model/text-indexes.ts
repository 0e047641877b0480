import { SPOKEN, type Spoken } from '../../region/language.ts'
import type { SearchWords } from '../search/search-words.ts'
import { createTextIndex, type SearchHit, type TextDocument, type TextIndex } from '../search/text-index.ts'
import type { ProductEntry } from './entries.ts'

/** Up to this size an index is built at once; beyond, in the background, so that the server answers meanwhile. */
const AT_ONCE = 20_000
const PIECE = 400
/** Above that size at most this many languages are kept, the latest searched: an index is as large as the catalogue. */
const CACHED_LARGE = 2

export type TextIndexes = ReturnType<typeof createTextIndexes>

/** Search results, with the corrected text where it differs from the input. */
export interface IndexMatches {
  readonly hits: readonly SearchHit[]
  readonly understood: string | undefined
}

interface Growing {
  readonly index: TextIndex
  readonly waiting: IterableIterator<ProductEntry>
  done: boolean
}

interface IndexParts {
  readonly documentOf: (entry: ProductEntry, language: Spoken) => TextDocument
  readonly wordsOf: (language: Spoken) => readonly SearchWords[]
}

/** One text index per language, built at the first search in it. */
export function createTextIndexes(
  products: { all(): IterableIterator<ProductEntry>; readonly size: number },
  { documentOf, wordsOf }: IndexParts,
  /** Does a piece of work when nothing else is waiting. */
  later: (work: () => void) => void,
) {
  const indexes = new Map<Spoken, Growing>()

  function grow(language: Spoken, growing: Growing, pieces: number): void {
    for (let piece = 0; piece < pieces && !growing.done; piece++) {
      const documents: TextDocument[] = []
      while (documents.length < PIECE) {
        const { value, done } = growing.waiting.next()
        if (done) growing.done = true
        if (done || !value) break
        documents.push(documentOf(value, language))
      }
      growing.index.update(documents)
    }
  }

  function growLater(language: Spoken, growing: Growing): void {
    later(() => {
      if (growing.done || indexes.get(language) !== growing) return
      grow(language, growing, 1)
      growLater(language, growing)
    })
  }

  function start(language: Spoken): Growing {
    const growing: Growing = {
      index: createTextIndex([], language, wordsOf(language)),
      waiting: products.all(),
      done: false,
    }
    indexes.set(language, growing)
    if (products.size <= AT_ONCE) grow(language, growing, Infinity)
    else growLater(language, growing)
    return growing
  }

  /** The index of this language, or English while that one is still being built. */
  function readyFor(language: Spoken): TextIndex {
    const known = indexes.get(language) ?? start(language)
    indexes.delete(language)
    indexes.set(language, known)
    forgetSome()
    if (known.done) return known.index
    const english = indexes.get('en')
    if (english?.done) return english.index
    grow(language, known, Infinity)
    return known.index
  }

  function forgetSome(): void {
    if (products.size <= AT_ONCE) return
    const forgettable = [...indexes.keys()].filter((language) => language !== 'en')
    for (const language of forgettable.slice(0, Math.max(0, forgettable.length - (CACHED_LARGE - 1))))
      indexes.delete(language)
  }

  return {
    begin: () => void (indexes.has('en') || start('en')),
    /**
     * Best first. Users of every language also type English words, so a search without results is repeated in English.
     */
    search(language: Spoken, keywords: string): IndexMatches {
      const own = foundIn(readyFor(language), keywords)
      return own.hits.length === 0 && language !== 'en' ? foundIn(readyFor('en'), keywords) : own
    },
    update(entries: readonly ProductEntry[]) {
      for (const language of SPOKEN) {
        indexes.get(language)?.index.update(entries.map((entry) => documentOf(entry, language)))
      }
    },
    clear: () => indexes.clear(),
  }
}

function foundIn(index: TextIndex, keywords: string): IndexMatches {
  const hits = index.search(keywords)
  return { hits, understood: hits.length === 0 ? undefined : index.understood(keywords) }
}
