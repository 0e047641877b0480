import { COLOUR_FAMILIES, type ColourFamily } from '../colour-families.ts'
import type { Spoken } from '../../region/language.ts'
import type { SearchWords } from './search-words.ts'
import { createTokenizer } from './tokenize.ts'

/** Colours named by a search. */
export interface RequestedColours {
  /** Families named by a colour word, in the order of the words. */
  readonly families: readonly ColourFamily[]
  /** How many words of a colour's own name ('Navy', 'Rose Gold') the search has. */
  nameWords(name: string): number
}

/** Reads colour words of one language. `words`: its own, then English ones, which are understood in every language. */
export function createColourReader(
  language: Spoken,
  words: readonly SearchWords[],
): (keywords: string) => RequestedColours {
  const tokenizer = createTokenizer(language)
  const known = new Map<string, ColourFamily>()
  const joined: (readonly [word: string, family: ColourFamily])[] = []
  const termsOf = (text: string) => tokenizer.words(text).map(({ term }) => term)

  for (const { colours } of words) {
    for (const family of COLOUR_FAMILIES) {
      const { same, shades } = colours[family]
      for (const word of [...same, ...shades]) {
        if (/^[\p{Script=Latin}-]+$/u.test(word))
          for (const term of termsOf(word)) known.set(term, known.get(term) ?? family)
        else joined.push([tokenizer.fold(word), family])
      }
    }
  }
  // '墨绿' is read before '绿', so that no letter counts twice.
  joined.sort(([one], [other]) => other.length - one.length)

  /** Words of scripts without spaces, wherever they stand in the text. */
  function inside(text: string): (readonly [at: number, family: ColourFamily])[] {
    let left = tokenizer.fold(text)
    const found: (readonly [number, ColourFamily])[] = []
    for (const [word, family] of joined) {
      for (let at = left.indexOf(word); at >= 0; at = left.indexOf(word)) {
        found.push([at, family])
        left = left.slice(0, at) + ' '.repeat(word.length) + left.slice(at + word.length)
      }
    }
    return found.sort(([one], [other]) => one - other)
  }

  return function read(keywords) {
    const terms = new Set(termsOf(keywords))
    const families = new Set(inside(keywords).map(([, family]) => family))
    for (const term of terms) {
      const family = known.get(term)
      if (family) families.add(family)
    }
    return {
      families: [...families],
      nameWords: (name) => termsOf(name).reduce((sum, term) => sum + Number(terms.has(term)), 0),
    }
  }
}
