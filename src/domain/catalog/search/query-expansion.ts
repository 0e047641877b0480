import type { Postings } from './postings.ts'
import { LONGEST_PHRASE, type Synonym } from './synonyms.ts'
import type { Word } from './tokenize.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A term of the index that a searched word may mean, with its confidence (1: the word itself). */
export interface Expansion {
  readonly term: number
  readonly weight: number
}

/** A searched word with all its possible meanings. Rare words weigh more than common ones. */
export interface SoughtTerm {
  readonly meanings: readonly Expansion[]
  readonly rarity: number
}

export interface Dictionary {
  readonly vocabulary: Vocabulary
  readonly postings: Postings
  readonly synonyms: (phrase: string) => readonly Synonym[]
  /** Words of this language run together, so that a part of one is worth finding (连衣裙, Seidenkleid). */
  readonly runsTogether: boolean
  /** False: a word is taken as it is written. */
  readonly corrects: boolean
  readonly size: number
}

const LONGER = 0.7
const SHORTER = 0.5
const INSIDE = 0.4
/** By the number of slips. */
const MISSPELT = [0.6, 0.5, 0.35] as const

/** A word that is the beginning of fewer products' terms than this may be misspelt. */
const TOO_FEW = 3
const MOST_BEGINNINGS = 64
const MOST_GUESSES = 8

/**
 * The meanings of a searched word: itself and its synonyms; then terms that begin with it or contain it; corrections
 * last.
 */
export function expansionsOf(term: string, dictionary: Dictionary): readonly Expansion[] {
  const { vocabulary, postings, synonyms, runsTogether, corrects } = dictionary
  const weights = new Map<number, number>()
  const add = (id: number | undefined, weight: number) => {
    if (id === undefined || postings.count(id) === 0) return
    weights.set(id, Math.max(weight, weights.get(id) ?? 0))
  }
  const commonest = (ids: readonly number[], most: number) => {
    if (ids.length <= most) return ids
    const inOrder = ids.toSorted(
      (one, other) => postings.count(other) - postings.count(one) || alphabetical(one, other),
    )
    return inOrder.slice(0, most)
  }
  const alphabetical = (one: number, other: number) =>
    vocabulary.term(one) < vocabulary.term(other) ? -1 : 1

  add(vocabulary.id(term), 1)
  for (const synonym of synonyms(term)) {
    const [only] = synonym.terms
    if (only !== undefined && synonym.terms.length === 1) add(vocabulary.id(only), synonym.weight)
  }
  const certain = weights.size > 0

  if (!certain || term.length >= 4) {
    for (const id of commonest(vocabulary.beginning(term), MOST_BEGINNINGS)) {
      add(id, (LONGER * term.length) / vocabulary.term(id).length)
    }
    for (let length = term.length - 1; length >= Math.max(4, term.length - 3); length--) {
      add(vocabulary.id(term.slice(0, length)), SHORTER)
    }
  }
  if (runsTogether || (weights.size === 0 && term.length >= 4)) {
    for (const id of commonest(vocabulary.holding(term), MOST_BEGINNINGS)) add(id, INSIDE)
  }
  if (corrects && !certain && products(weights.keys(), postings) < TOO_FEW) {
    const near = vocabulary.near(term, (id) => postings.count(id) > 0)
    for (const id of commonest(near.ids, MOST_GUESSES)) add(id, MISSPELT[near.slips] ?? 0)
  }
  return Array.from(weights, ([id, weight]) => ({ term: id, weight }))
}

/** Rarity is that of the word itself when the index has it, so that a rare synonym cannot outrank it. */
export function soughtTerms(meanings: readonly Expansion[], { postings, size }: Dictionary): SoughtTerm {
  const sure = meanings.filter(({ weight }) => weight === 1)
  const counted = products(
    (sure.length > 0 ? sure : meanings).map(({ term }) => term),
    postings,
  )
  return { meanings, rarity: Math.log(2 + size / (1 + counted)) }
}

function products(terms: Iterable<number>, postings: Postings): number {
  let sum = 0
  for (const term of terms) sum += postings.count(term)
  return sum
}

/** One interpretation of the search: terms that must all match, and its confidence. */
export interface QueryReading {
  readonly terms: readonly string[]
  readonly weight: number
}

const MOST_READINGS = 6

/**
 * The interpretations of a search, the plainest first. A compound is one word if the shop has it ('t-shirt'), else its
 * parts; neighbours may be one word ('hand bag'); a phrase may have a synonym of several words.
 */
export function readingsOf(words: readonly Word[], dictionary: Dictionary): readonly QueryReading[] {
  const { vocabulary, postings, synonyms } = dictionary
  const known = (term: string) => postings.count(vocabulary.id(term) ?? -1) > 0
  const split = (word: Word) => (word.parts.length === 0 ? [word.term] : word.parts.map(({ term }) => term))
  const whole = (word: Word) =>
    known(word.term) || synonyms(word.term).some(({ terms }) => terms.every(known))
      ? [word.term]
      : split(word)

  const plain = words.flatMap(whole)
  const readings: QueryReading[] = [{ terms: plain, weight: 1 }]
  if (words.some(({ parts }) => parts.length > 1)) readings.push({ terms: words.flatMap(split), weight: 0.9 })

  for (let from = 0; from < plain.length; from++) {
    for (let length = 1; length <= LONGEST_PHRASE && from + length <= plain.length; length++) {
      const phrase = plain.slice(from, from + length).join('')
      const replaced = (terms: readonly string[]) => plain.toSpliced(from, length, ...terms)
      if (length === 2 && known(phrase)) readings.push({ terms: replaced([phrase]), weight: 0.9 })
      for (const { terms, weight } of synonyms(phrase)) {
        if (length + terms.length > 2 && terms.every(known)) readings.push({ terms: replaced(terms), weight })
      }
    }
  }
  return readings.slice(0, MOST_READINGS)
}
