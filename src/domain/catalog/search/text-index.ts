import { LANGUAGE_TABLE } from '../../language-table.ts'
import type { Language } from '../../region/language.ts'
import { correctedQuery } from './corrected-query.ts'
import { createDocumentIndex, type TextDocument } from './index-documents.ts'
import { nearestWords } from './nearest-words.ts'
import type { Dictionary } from './query-expansion.ts'
import { createProductRanking, type Spelling } from './rank-products.ts'
import { createScorer, type Scorer } from './scorer.ts'
import type { SearchWords } from './search-words.ts'
import { createSkuLookup, type SkuLookup } from './sku-lookup.ts'
import { createSynonyms } from './synonyms.ts'
import { isAscii } from './tokenize.ts'

interface SearchHit {
  readonly spu: string
  readonly score: number
}

/**
 * Text search over the products of one language. It ignores visibility and stock: the listing engine filters by them.
 */
export interface TextIndex {
  /** Best first, ties by SPU. Products with all the words or, if no product has all, with as many of them as possible. */
  search(keywords: string, spelling?: Spelling): SearchHit[]
  /** The same products by their slots. */
  find(keywords: string, spelling?: Spelling): Int32Array
  /** Words of the index that look like those of a search without results. */
  nearest(keywords: string): string[]
  /** The corrected search text when a word was misspelt or unknown; undefined without a correction. */
  understood(keywords: string): string | undefined
  /** Adds and replaces; unchanged documents cost next to nothing. */
  update(documents: readonly TextDocument[]): void
  /** Replaces the words given at first: synonyms apply to searches, so no document is read again. */
  reword(words: readonly SearchWords[]): void
  /** Of the index alone, without what it shares. */
  readonly bytes: number
}

/** What no language changes: indexes of the same products share it. */
export interface SharedSearch {
  readonly codes: SkuLookup
  readonly scorer: Scorer
}

export function createSharedSearch(): SharedSearch {
  return { codes: createSkuLookup(), scorer: createScorer() }
}

interface IndexSettings {
  readonly language: Language
  /** The language's own words, then English ones. */
  readonly words: readonly SearchWords[]
  readonly shared?: SharedSearch
}

/** Indexes documents of one language. */
export function createTextIndex(
  documents: readonly TextDocument[],
  { language, words, shared = createSharedSearch() }: IndexSettings,
): TextIndex {
  const { codes, scorer } = shared
  const index = createDocumentIndex(language, codes)
  const { tokenizer, vocabulary, postings } = index
  let synonyms = createSynonyms(language, words)
  const dictionary: Dictionary = {
    vocabulary,
    postings,
    synonyms: (phrase) => synonyms(phrase),
    corrects: true,
    runsTogether: LANGUAGE_TABLE[language].search.words !== 'spaced',
    get size() {
      return codes.size
    },
  }
  const { wordsOf, ranked } = createProductRanking({ language, index, dictionary, codes, scorer })

  function understood(keywords: string): string | undefined {
    const words = wordsOf(keywords)
    // A code is not a misspelling, and where words are written without spaces a part of one may be a word.
    const cut = tokenizer.gap === '' && words.some(({ term }) => !isAscii(term))
    return cut || codes.named(keywords).length > 0 ? undefined : correctedQuery(words, dictionary)
  }

  index.update(documents)
  return {
    search(keywords, spelling) {
      const ranking = ranked(keywords, spelling)
      return Array.from(ranking.best(codes.order()), (slot) => ({
        spu: codes.spu(slot),
        score: ranking.score(slot),
      }))
    },
    find: (keywords, spelling) => ranked(keywords, spelling).best(codes.order()),
    understood,
    nearest: (keywords) => nearestWords(wordsOf(keywords), dictionary),
    update: index.update,
    reword(latest) {
      synonyms = createSynonyms(language, latest)
    },
    get bytes() {
      return index.bytes
    },
  }
}
