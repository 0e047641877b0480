import { COLOUR_FAMILIES } from '../colour-families.ts'
import type { Language } from '../../region/language.ts'
import type { SearchWords } from './search-words.ts'
import { createTokenizer } from './tokenize.ts'

/** What may stand for a phrase: its terms in their order, and how sure that is (1 would be the phrase itself). */
export interface Synonym {
  readonly terms: readonly string[]
  readonly weight: number
}

/** The longest phrase with a synonym, in words of any language (a Chinese garment may be cut into three). */
export const LONGEST_PHRASE = 3

const SAME_WEIGHT = 0.85
const BROADER_WEIGHT = 0.6

/**
 * Synonyms of a phrase, given as its terms joined: 'qipao' has 'cheongsam', 'tee' has 'tshirt'. `words`: those of the language,
 * then English ones, which are understood in every language.
 */
export function createSynonyms(
  language: Language,
  words: readonly SearchWords[],
): (phrase: string) => readonly Synonym[] {
  const tokenizer = createTokenizer(language)
  const links = new Map<string, Synonym[]>()
  const link = (from: string, to: string, weight: number) => {
    const [phrase, terms] = [termsOf(from).join(''), termsOf(to)]
    if (phrase === terms.join('')) return
    const known = links.get(phrase)
    if (known) known.push({ terms, weight })
    else links.set(phrase, [{ terms, weight }])
  }
  const termsOf = (text: string) => tokenizer.words(text).map(({ term }) => term)

  for (const { same, broader } of words.toReversed()) {
    for (const group of same) {
      for (const from of group) for (const to of group) link(from, to, SAME_WEIGHT)
    }
    for (const [requested, offered] of broader) link(requested, offered, BROADER_WEIGHT)
  }
  for (const [requested, offered, weight] of colourWords(words)) link(requested, offered, weight)
  return (phrase) => links.get(phrase) ?? []
}

/** Every colour word with the word under which the language files its family. */
function* colourWords(
  words: readonly SearchWords[],
): Generator<readonly [requested: string, offered: string, weight: number]> {
  for (const family of COLOUR_FAMILIES) {
    const filed = words[0]?.colours[family].same[0] ?? ''
    for (const { colours } of words) {
      for (const word of colours[family].same) yield [word, filed, SAME_WEIGHT]
      for (const word of colours[family].shades) yield [word, filed, BROADER_WEIGHT]
    }
  }
}
