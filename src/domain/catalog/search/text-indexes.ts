import { SPOKEN, type Spoken } from '../../region/language.ts'
import type { SearchWords } from './search-words.ts'
import type { TextDocument } from './index-documents.ts'
import type { Spelling } from './rank-products.ts'
import { createSharedSearch, createTextIndex, type TextIndex } from './text-index.ts'

/** Documents that are indexed in one go: a few milliseconds, also where words are written without spaces. */
const PIECE = 200
/** Limit of all indexes: those of a hundred thousand products take about fifteen megabytes for each language. */
const MOST_BYTES = 250_000_000

/** Search results, with the corrected text where it differs from the input. */
export interface IndexMatches {
  /** Slots of the products, best first. */
  readonly slots: Int32Array
  readonly understood: string | undefined
  /** Words of the catalogue that look like the input, when nothing was found. */
  readonly nearest: readonly string[]
}

interface Growing<Entry> {
  readonly index: TextIndex
  readonly waiting: Iterator<Entry>
  isReady: boolean
  /** Under way in pieces. */
  building: Promise<void> | undefined
}

/** Resolves when other work has gone first. */
export type NextTask = () => Promise<unknown>

interface IndexParts<Entry> {
  readonly products: { all(): Iterator<Entry>; slotOf(entry: Entry): number }
  readonly documentOf: (entry: Entry, language: Spoken) => TextDocument
  readonly wordsOf: (language: Spoken) => readonly SearchWords[]
  readonly mostBytes?: number
}

/** One text index per language. A search never reads an index that is incomplete: what is missing is indexed first. */
export function createTextIndexes<Entry>({
  products,
  documentOf,
  wordsOf,
  mostBytes = MOST_BYTES,
}: IndexParts<Entry>) {
  const shared = createSharedSearch()
  /** The least recently searched first. */
  const indexes = new Map<Spoken, Growing<Entry>>()

  function put(growing: TextIndex, language: Spoken, entries: readonly Entry[]): void {
    const documents = entries.map((entry) => documentOf(entry, language))
    shared.codes.add(
      entries.map((entry, at) => ({ spu: documents[at]?.spu ?? '', slot: products.slotOf(entry) })),
    )
    growing.update(documents)
  }

  /** Indexes the next products; the last piece makes the index ready. */
  function grow(language: Spoken, growing: Growing<Entry>): void {
    const entries: Entry[] = []
    while (entries.length < PIECE && !growing.isReady) {
      const { value, done } = growing.waiting.next()
      if (done) growing.isReady = true
      else entries.push(value)
    }
    put(growing.index, language, entries)
    if (growing.isReady) forgetSome(language)
  }

  async function growInPieces(language: Spoken, growing: Growing<Entry>, nextTask: NextTask): Promise<void> {
    while (!growing.isReady) {
      grow(language, growing)
      await nextTask()
    }
  }

  /** The index of a language, now the latest searched. */
  function indexIn(language: Spoken): Growing<Entry> {
    const growing = indexes.get(language) ?? {
      index: createTextIndex([], { language, words: wordsOf(language), shared }),
      waiting: products.all(),
      isReady: false,
      building: undefined,
    }
    indexes.delete(language)
    indexes.set(language, growing)
    return growing
  }

  function readyIndex(language: Spoken): TextIndex {
    const growing = indexIn(language)
    while (!growing.isReady) grow(language, growing)
    return growing.index
  }

  function forgetSome(latest: Spoken): void {
    let bytes = 0
    for (const { index } of indexes.values()) bytes += index.bytes
    for (const [language, { index, isReady }] of indexes) {
      // Every language falls back to English.
      if (bytes <= mostBytes || !isReady || language === 'en' || language === latest) continue
      bytes -= index.bytes
      indexes.delete(language)
    }
  }

  return {
    /** Builds what a search in this language reads, a piece at a time; a search before that builds the rest at once. */
    async prepare(language: Spoken, nextTask: NextTask): Promise<void> {
      for (const each of new Set(['en' as const, language])) {
        const growing = indexIn(each)
        growing.building ??= growInPieces(each, growing, nextTask).finally(
          () => (growing.building = undefined),
        )
        await growing.building
      }
    },
    /**
     * Best first. Users of every language also type English words, so a search without results is repeated in English.
     */
    search(language: Spoken, keywords: string, spelling: Spelling): IndexMatches {
      const own = foundIn(readyIndex(language), keywords, spelling)
      if (own.slots.length > 0 || language === 'en') return own
      const english = foundIn(readyIndex('en'), keywords, spelling)
      return { ...english, nearest: own.nearest.length > 0 ? own.nearest : english.nearest }
    },
    update(entries: readonly Entry[]) {
      for (const language of SPOKEN) {
        const growing = indexes.get(language)
        if (growing) put(growing.index, language, entries)
      }
    },
    /** The words of some language have changed. */
    reword() {
      for (const [language, { index }] of indexes) index.reword(wordsOf(language))
    },
  }
}

function foundIn(index: TextIndex, keywords: string, spelling: Spelling): IndexMatches {
  const slots = index.find(keywords, spelling)
  if (slots.length === 0) return { slots, understood: undefined, nearest: index.nearest(keywords) }
  return { slots, understood: spelling === 'exact' ? undefined : index.understood(keywords), nearest: [] }
}
