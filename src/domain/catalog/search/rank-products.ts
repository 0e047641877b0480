import type { Language } from '../../region/language.ts'
import type { DocumentIndex } from './index-documents.ts'
import { expansionsOf, readingsOf, soughtTerms, type Dictionary, type SoughtTerm } from './query-expansion.ts'
import { createRanking, type Ranking } from './ranking.ts'
import type { Scorer } from './scorer.ts'
import type { SkuLookup } from './sku-lookup.ts'
import { stopWords } from './stop-words.ts'
import { isLetter, type Word } from './tokenize.ts'

/** `exact`: a word that the index does not know is not corrected. */
export type Spelling = 'corrected' | 'exact'

const LONGEST_SEARCH = 200
const MOST_WORDS = 8

/** Outweighs any sum of words, so that a product with more of the words always comes first. */
const WORD_BONUS = 2_000
/** A product found by its code comes before anything found by words. */
const CODE_BONUS = WORD_BONUS * 100

interface RankingParts {
  readonly language: Language
  readonly index: DocumentIndex
  readonly dictionary: Dictionary
  readonly codes: SkuLookup
  readonly scorer: Scorer
}

/** Ranks the products of an index for a search text. */
export function createProductRanking({ language, index, dictionary, codes, scorer }: RankingParts) {
  const { tokenizer } = index
  const skipped = stopWords(language)

  /** The words that a search text is about: without letters and stop words, unless it has no others. */
  function wordsOf(text: string): readonly Word[] {
    const words = tokenizer.searchWords(text.slice(0, LONGEST_SEARCH))
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
      const { slots, found, worth } = scorer.score(all, index.postings)
      for (const slot of slots) {
        if (found[slot] !== all.length) continue
        // Of two names with the word, the shorter ranks higher.
        ranking.raise(slot, (weight * (worth[slot] ?? 0)) / (1 + index.wordsInName(slot) / 50))
      }
    }
    const [plain] = readings
    if (!ranking.isEmpty || !plain) return ranking
    const { slots, found, worth } = scorer.score(plain.words, index.postings)
    for (const slot of slots) ranking.raise(slot, WORD_BONUS * (found[slot] ?? 0) + (worth[slot] ?? 0))
    return ranking
  }

  function ranked(keywords: string, spelling: Spelling = 'corrected'): Ranking {
    const ranking = scores(wordsOf(keywords), spelling)
    for (const [place, slot] of codes.named(keywords).entries()) ranking.raise(slot, CODE_BONUS - place)
    return ranking
  }

  return { wordsOf, ranked }
}
