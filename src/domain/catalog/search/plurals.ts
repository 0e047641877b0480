import type { Language } from '../../region/language.ts'
import { LANGUAGE_TABLE } from '../../language-table.ts'

/** Words that end like a plural and are none, or that mean something else without their s. */
const AS_THEY_ARE = new Set([
  'shorts',
  'jeans',
  'pants',
  'trousers',
  'leggings',
  'tights',
  'culottes',
  'series',
  'paris',
])

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['women', 'woman'],
  ['men', 'man'],
  ['children', 'child'],
  ['scarves', 'scarf'],
  ['feet', 'foot'],
  ['ties', 'tie'],
])

/** A rule takes an ending off, and puts another in its place. The first that fits is applied, and only one. */
type Rule = readonly [ending: RegExp, replacement: string]

const ENGLISH: readonly Rule[] = [
  [/(ss|us|is)$/, '$1'],
  [/ies?$/, 'y'],
  [/(ss|sh|ch|x|zz)es$/, '$1'],
  [/s$/, ''],
]
const ROMANCE: readonly Rule[] = [
  [/eaux$/, 'eau'],
  [/(s|x)$/, ''],
]
const SPANISH: readonly Rule[] = [
  [/([lnrdjz])es$/, '$1'],
  [/s$/, ''],
]
/**
 * Singular and plural lose their ending (Bluse, Blusen → blus): German has too many plurals for a list, and a key need
 * not be a word.
 */
const GERMAN: readonly Rule[] = [[/(ern|em|er|en|es|e|n|s)$/, '']]

const RULES = { english: ENGLISH, romance: ROMANCE, spanish: SPANISH, german: GERMAN } as const

/** The key under which a folded word is filed, so that one dress and many dresses meet. Short words stay as they are. */
export function singular(word: string, language: Language): string {
  const irregular = IRREGULAR.get(word)
  if (irregular) return irregular
  if (word.length < 4 || AS_THEY_ARE.has(word) || !/^[a-z]+$/.test(word)) return word
  for (const [ending, replacement] of RULES[LANGUAGE_TABLE[language].search.plurals]) {
    if (!ending.test(word)) continue
    const key = word.replace(ending, replacement)
    return key.length < 3 ? word : key
  }
  return word
}
