import { LANGUAGE_TABLE } from '../../language-table.ts'
import type { Language } from '../../region/language.ts'
import { createSkuLookup, type SkuLookup } from './sku-lookup.ts'
import { expansionsOf, readingsOf, soughtTerms, type Dictionary, type SoughtTerm } from './query-expansion.ts'
import { createPostings, FIELD, fieldsOf, pack, slotOf } from './postings.ts'
import { createRanking, type Ranking } from './ranking.ts'
import { createScorer, type Scorer } from './scorer.ts'
import type { SearchWords } from './search-words.ts'
import { stopWords } from './stop-words.ts'
import { nearestWords } from './nearest-words.ts'
import { createSlotRows } from './slot-rows.ts'
import { createSynonyms } from './synonyms.ts'
import { createTokenizer, isAscii, isLetter, type Word } from './tokenize.ts'
import { correctedQuery } from './corrected-query.ts'
import { createVocabulary } from './vocabulary.ts'

/** The words of one product in one language. Several values of a field are written one after the other. */
export interface TextDocument {
  readonly spu: string
  readonly name: string
  readonly category: string
  readonly colours: string
  readonly type: string
  readonly keywords: string
}

interface SearchHit {
  readonly spu: string
  readonly score: number
}

/** `exact`: a word that the index does not know is not corrected. */
export type Spelling = 'corrected' | 'exact'

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

const LONGEST_SEARCH = 200
const MOST_WORDS = 8

/** Outweighs any sum of words, so that a product with more of the words always comes first. */
const WORD_BONUS = 2_000
/** A product found by its code comes before anything found by words. */
const CODE_BONUS = WORD_BONUS * 100

/** Indexes documents of one language. */
export function createTextIndex(
  documents: readonly TextDocument[],
  { language, words, shared = createSharedSearch() }: IndexSettings,
): TextIndex {
  const { codes, scorer } = shared
  const tokenizer = createTokenizer(language)
  const vocabulary = createVocabulary()
  const postings = createPostings()
  const skipped = stopWords(language)
  /** By slot: the words in the name, then each term with its fields, packed as the postings pack slot and fields. */
  const rows = createSlotRows()
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

  function read(document: TextDocument): number[] {
    const fields = new Map<number, number>()
    const note = (word: Word, field: number) => {
      if (isLetter(word.term)) return
      const id = vocabulary.add(word)
      fields.set(id, (fields.get(id) ?? 0) | field)
    }
    const noteAll = (text: string, field: number) => {
      const words = tokenizer.words(text)
      for (const word of words) {
        note(word, field)
        for (const part of word.parts) note(part, field)
      }
      return words.length
    }
    const row = [noteAll(document.name, FIELD.name)]
    noteAll(document.type, FIELD.type)
    noteAll(document.category, FIELD.category)
    noteAll(document.colours, FIELD.colours)
    noteAll(document.keywords, FIELD.keywords)
    for (const [id, bits] of fields) row.push(pack(id, bits))
    return row
  }

  function update(changed: readonly TextDocument[]) {
    number(changed)
    for (const document of changed) {
      const slot = codes.slot(document.spu)
      if (slot === undefined) continue
      const now = read(document)
      const [, ...before] = rows.get(slot)
      const [, ...terms] = now
      for (const entry of before) if (!terms.includes(entry)) postings.remove(slotOf(entry), slot)
      for (const entry of terms)
        if (!before.includes(entry)) postings.add(slotOf(entry), pack(slot, fieldsOf(entry)))
      rows.set(slot, now)
    }
    vocabulary.settle()
  }

  /** Gives products that are new to all indexes their slots, in the order in which they come. */
  function number(documents: readonly TextDocument[]) {
    const fresh = new Set<string>()
    for (const { spu } of documents) if (codes.slot(spu) === undefined) fresh.add(spu)
    const next = codes.size
    codes.add(Array.from(fresh, (spu, at) => ({ spu, slot: next + at })))
  }

  function wordsOf(text: string): readonly Word[] {
    const words = tokenizer.words(text.slice(0, LONGEST_SEARCH))
    const telling = words.filter(({ term }) => !isLetter(term) && !skipped.has(term))
    return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
  }

  /** Words that are in the index; an unknown word does not empty the result. */
  function seek(terms: readonly string[], spelling: Spelling): readonly SoughtTerm[] {
    const reading = { ...dictionary, corrects: spelling === 'corrected' }
    return terms.flatMap((term) => {
      const meanings = expansionsOf(term, reading)
      if (meanings.length > 0) return soughtTerms(meanings, reading)
      if (tokenizer.gap !== '' || /^[ -~]*$/.test(term)) return []
      const parts = [...term].map((part) => expansionsOf(part, reading))
      return parts.filter((part) => part.length > 0).map((part) => soughtTerms(part, reading))
    })
  }

  /** Scores by slot: of products with every word in some reading, or else with some words of the plain reading. */
  function scores(words: readonly Word[], spelling: Spelling): Ranking {
    const ranking = createRanking(codes.size)
    const readings = readingsOf(words, dictionary).map(({ terms, weight }) => ({
      words: seek(terms, spelling),
      weight,
    }))
    for (const { words: all, weight } of readings) {
      if (all.length === 0) continue
      const { slots, found, worth } = scorer.score(all, postings)
      for (const slot of slots) {
        if (found[slot] !== all.length) continue
        // Of two names with the word, the shorter ranks higher.
        ranking.raise(slot, (weight * (worth[slot] ?? 0)) / (1 + rows.first(slot) / 50))
      }
    }
    const [plain] = readings
    if (!ranking.isEmpty || !plain) return ranking
    const { slots, found, worth } = scorer.score(plain.words, postings)
    for (const slot of slots) ranking.raise(slot, WORD_BONUS * (found[slot] ?? 0) + (worth[slot] ?? 0))
    return ranking
  }

  function ranked(keywords: string, spelling: Spelling = 'corrected'): Ranking {
    const ranking = scores(wordsOf(keywords), spelling)
    for (const [place, slot] of codes.named(keywords).entries()) ranking.raise(slot, CODE_BONUS - place)
    return ranking
  }

  function understood(keywords: string): string | undefined {
    const words = wordsOf(keywords)
    // A code is not a misspelling, and where words are written without spaces a part of one may be a word.
    const cut = tokenizer.gap === '' && words.some(({ term }) => !isAscii(term))
    return cut || codes.named(keywords).length > 0 ? undefined : correctedQuery(words, dictionary)
  }

  update(documents)
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
    update,
    reword(latest) {
      synonyms = createSynonyms(language, latest)
    },
    get bytes() {
      return rows.bytes + postings.bytes + vocabulary.bytes + tokenizer.bytes
    },
  }
}
