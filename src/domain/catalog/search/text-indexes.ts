import { SPOKEN, type Spoken } from '../../region/language.ts'
import type { SearchWords } from './search-words.ts'
import {
  createTextIndex,
  type SearchHit,
  type TextDocument,
  type Spelling,
  type TextIndex,
} from './text-index.ts'

/** Up to this size an index is built at once; beyond, in the background, so that the server answers meanwhile. */
const AT_ONCE = 20_000
const PIECE = 400
/** Above that size at most this many languages are kept, the latest searched: an index is as large as the catalogue. */
const CACHED_LARGE = 2

/** Search results, with the corrected text where it differs from the input. */
export interface IndexMatches {
  readonly hits: readonly SearchHit[]
  readonly understood: string | undefined
  /** Words of the catalogue that look like the input, when nothing was found. */
  readonly nearest: readonly string[]
  /** False while an index is being built, whose results will differ without a change of the catalogue. */
  readonly complete: boolean
}

interface Growing<Entry> {
  readonly index: TextIndex
  readonly waiting: IterableIterator<Entry>
  done: boolean
}

interface IndexParts<Entry> {
  readonly products: { all(): IterableIterator<Entry>; readonly size: number }
  readonly documentOf: (entry: Entry, language: Spoken) => TextDocument
  readonly wordsOf: (language: Spoken) => readonly SearchWords[]
  /** Does a piece of work when nothing else is waiting. */
  readonly later: (work: () => void) => void
}

/** One text index per language, built at the first search in it. */
export function createTextIndexes<Entry>({ products, documentOf, wordsOf, later }: IndexParts<Entry>) {
  const indexes = new Map<Spoken, Growing<Entry>>()

  function grow(language: Spoken, growing: Growing<Entry>, pieces: number): void {
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

  function growLater(language: Spoken, growing: Growing<Entry>): void {
    later(() => {
      if (growing.done || indexes.get(language) !== growing) return
      grow(language, growing, 1)
      growLater(language, growing)
    })
  }

  function start(language: Spoken): Growing<Entry> {
    const growing: Growing<Entry> = {
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
    search(language: Spoken, keywords: string, spelling: Spelling): IndexMatches {
      const index = readyFor(language)
      const complete = indexes.get(language)?.index === index
      const own = foundIn(index, keywords, spelling)
      if (own.hits.length > 0 || language === 'en') return { ...own, complete }
      const english = foundIn(readyFor('en'), keywords, spelling)
      const nearest = own.nearest.length > 0 ? own.nearest : english.nearest
      return { ...english, nearest, complete }
    },
    update(entries: readonly Entry[]) {
      for (const language of SPOKEN) {
        indexes.get(language)?.index.update(entries.map((entry) => documentOf(entry, language)))
      }
    },
    /** The words of some language have changed. */
    reword() {
      for (const [language, { index }] of indexes) index.reword(wordsOf(language))
    },
    clear: () => indexes.clear(),
  }
}

function foundIn(index: TextIndex, keywords: string, spelling: Spelling): Omit<IndexMatches, 'complete'> {
  const hits = index.search(keywords, Infinity, spelling)
  if (hits.length === 0) return { hits, understood: undefined, nearest: index.nearest(keywords) }
  return { hits, understood: spelling === 'exact' ? undefined : index.understood(keywords), nearest: [] }
}
