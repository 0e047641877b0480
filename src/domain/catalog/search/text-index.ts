import { LANGUAGE_TABLE } from '../../language-table.ts'
import type { Language } from '../../region/language.ts'
import { createSkuLookup } from './sku-lookup.ts'
import { expansionsOf, readingsOf, soughtTerms, type Dictionary, type SoughtTerm } from './query-expansion.ts'
import { createPostings, FIELD, pack, slotOf } from './postings.ts'
import { createRanking, type Ranking } from './ranking.ts'
import { createScorer } from './scorer.ts'
import type { SearchWords } from './search-words.ts'
import { stopWords } from './stop-words.ts'
import { nearestWords } from './nearest-words.ts'
import { createPhrases } from './suggestions.ts'
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

export interface SearchHit {
  readonly spu: string
  readonly score: number
}

/** `exact`: a word that the index does not know is not corrected. */
export type Spelling = 'corrected' | 'exact'

/**
 * Text search over the products of one language. It ignores visibility and stock: the listing engine filters by them.
 */
export interface TextIndex {
  /** Best first, ties by SPU. Products with all the words or, if there is none, with as many of them as possible. */
  search(keywords: string, limit?: number, spelling?: Spelling): SearchHit[]
  /** Words of the index that look like those of a search without results. */
  nearest(keywords: string): string[]
  /** The corrected search text when a word was misspelt or unknown; undefined without a correction. */
  understood(keywords: string): string | undefined
  /** Whole searches that begin with what was typed, at most eight. */
  suggest(prefix: string): string[]
  update(documents: readonly TextDocument[]): void
  /** Replaces the words given at first: synonyms apply to searches, so no document is read again. */
  reword(words: readonly SearchWords[]): void
  remove(spus: readonly string[]): void
  readonly size: number
}

interface Held {
  readonly spu: string
  /** Term and fields, packed as the postings pack slot and fields. */
  readonly terms: readonly number[]
  readonly phrases: readonly string[]
  readonly length: number
}

const LONGEST_SEARCH = 200
const MOST_WORDS = 8
const MOST_SUGGESTIONS = 8

/** Outweighs any sum of words, so that a product with more of the words always comes first. */
const WORD_BONUS = 2_000
/** A product found by its code comes before anything found by words. */
const CODE_BONUS = WORD_BONUS * 100

/** Indexes documents of one language. `words`: its own, then English ones. */
export function createTextIndex(
  documents: readonly TextDocument[],
  language: Language,
  words: readonly SearchWords[],
): TextIndex {
  const tokenizer = createTokenizer(language)
  const vocabulary = createVocabulary()
  const postings = createPostings()
  const codes = createSkuLookup()
  const phrases = createPhrases()
  const scorer = createScorer()
  const skipped = stopWords(language)
  const held: (Held | undefined)[] = []
  /** Words in each name, by slot: of two names with the word, the shorter ranks higher. */
  const lengths: number[] = []
  const free: number[] = []
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

  function read(document: TextDocument): Held {
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
    const length = noteAll(document.name, FIELD.name)
    noteAll(document.type, FIELD.type)
    noteAll(document.category, FIELD.category)
    noteAll(document.colours, FIELD.colours)
    noteAll(document.keywords, FIELD.keywords)
    return {
      spu: document.spu,
      terms: Array.from(fields, ([id, bits]) => pack(id, bits)),
      phrases: document.type === document.category ? [document.type] : [document.type, document.category],
      length,
    }
  }

  function erase(slot: number, { terms, phrases: said }: Held) {
    for (const entry of terms) postings.remove(slotOf(entry), slot)
    for (const phrase of said) phrases.remove(phrase)
    held[slot] = undefined
  }

  function update(changed: readonly TextDocument[]) {
    for (const document of changed) {
      const known = codes.slot(document.spu)
      const slot = known ?? free.pop() ?? codes.size
      const now = read(document)
      const before = held[slot]
      if (before && sameText(before, now)) continue
      if (before) erase(slot, before)
      held[slot] = now
      lengths[slot] = now.length
      if (known === undefined) codes.add(document.spu, slot)
      for (const entry of now.terms) postings.add(slotOf(entry), pack(slot, entry & (pack(1, 0) - 1)))
      for (const phrase of now.phrases) phrases.add(phrase)
    }
  }

  function remove(spus: readonly string[]) {
    for (const spu of spus) {
      const slot = codes.slot(spu)
      const before = slot === undefined ? undefined : held[slot]
      if (slot === undefined || !before) continue
      erase(slot, before)
      codes.remove(spu)
      free.push(slot)
    }
  }

  function wordsOf(text: string): readonly Word[] {
    const words = tokenizer.words(text.slice(0, LONGEST_SEARCH))
    const telling = words.filter(({ term }) => !isLetter(term) && !skipped.has(term))
    return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
  }

  /** The words that the index knows; an unknown word does not empty the result. */
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
  function scores(words: readonly Word[], spelling: Spelling = 'corrected'): Ranking {
    const ranking = createRanking(held.length)
    const readings = readingsOf(words, dictionary).map(({ terms, weight }) => ({
      words: seek(terms, spelling),
      weight,
    }))
    for (const { words: all, weight } of readings) {
      if (all.length === 0) continue
      const { slots, found, worth } = scorer.score(all, postings)
      for (const slot of slots) {
        if (found[slot] !== all.length) continue
        ranking.raise(slot, (weight * (worth[slot] ?? 0)) / (1 + (lengths[slot] ?? 0) / 50))
      }
    }
    const [plain] = readings
    if (ranking.slots.length > 0 || !plain) return ranking
    const { slots, found, worth } = scorer.score(plain.words, postings)
    for (const slot of slots) ranking.raise(slot, WORD_BONUS * (found[slot] ?? 0) + (worth[slot] ?? 0))
    return ranking
  }

  function search(keywords: string, limit = Infinity, spelling: Spelling = 'corrected'): SearchHit[] {
    const ranking = scores(wordsOf(keywords), spelling)
    for (const [place, slot] of codes.named(keywords).entries()) ranking.raise(slot, CODE_BONUS - place)
    return ranking
      .best(limit, codes.order())
      .map(({ slot, score }) => ({ spu: held[slot]?.spu ?? '', score }))
  }

  function understood(keywords: string): string | undefined {
    const words = wordsOf(keywords)
    // A code is not a misspelling, and where words are written without spaces a part of one may be a word.
    const cut = tokenizer.gap === '' && words.some(({ term }) => !isAscii(term))
    return cut || codes.named(keywords).length > 0 ? undefined : correctedQuery(words, dictionary)
  }

  function suggest(prefix: string): string[] {
    const typed = tokenizer.words(prefix.trim().slice(0, LONGEST_SEARCH))
    const last = typed.at(-1)
    if (!last) return []
    const begun = typed.slice(0, -1)
    const before = begun.map(({ surface }) => surface).join(tokenizer.gap)
    const together = begun.length === 0 ? undefined : new Set(scores(begun).slots)
    const words = vocabulary
      .beginning(last.term)
      .map((id) => ({ surface: vocabulary.surface(id), count: countWith(id, together) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count || (one.surface < other.surface ? -1 : 1))
      .map(({ surface }) => (before === '' ? surface : before + tokenizer.gap + surface))
    const distinct = new Map<string, string>()
    for (const text of [...phrases.beginning(prefix, MOST_SUGGESTIONS / 2), ...words]) {
      const key = termsOf(text)
      if (!distinct.has(key)) distinct.set(key, text)
    }
    return [...distinct.values()].slice(0, MOST_SUGGESTIONS)
  }

  /** 'dress' and 'dresses' give one suggestion. */
  function termsOf(text: string): string {
    return tokenizer
      .words(text)
      .map(({ term }) => term)
      .join(' ')
  }

  /** How many products hold the term, among the given ones if any are. */
  function countWith(term: number, together: ReadonlySet<number> | undefined): number {
    if (!together) return postings.count(term)
    return postings.entries(term).reduce((sum, entry) => sum + Number(together.has(slotOf(entry))), 0)
  }

  update(documents)
  return {
    search,
    understood,
    nearest: (keywords) => nearestWords(wordsOf(keywords), dictionary),
    suggest,
    update,
    reword(latest) {
      synonyms = createSynonyms(language, latest)
    },
    remove,
    get size() {
      return codes.size
    },
  }
}

function sameText(one: Held, other: Held): boolean {
  return (
    one.length === other.length &&
    one.terms.length === other.terms.length &&
    one.terms.every((entry, at) => entry === other.terms[at]) &&
    one.phrases.join('\n') === other.phrases.join('\n')
  )
}
