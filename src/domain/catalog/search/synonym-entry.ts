import type { Spoken } from '../../region/language.ts'
import type { SearchWords } from './search-words.ts'
import { stopWords } from './stop-words.ts'
import { LONGEST_PHRASE } from './synonyms.ts'
import { createTokenizer } from './tokenize.ts'

const MOST_PHRASES = 12
const LONGEST_TEXT = 40

export type SynonymProblem =
  | 'control-character'
  | 'one-phrase'
  | 'not-a-pair'
  | 'too-many'
  | 'no-word'
  | 'too-long'
  | 'left-out'
  | 'same-word'

/** An entry of the owner as it is stored, or why it cannot be one. */
export type ReadSynonyms =
  | { readonly entry: string }
  | { readonly problem: SynonymProblem; readonly phrase: string }

/**
 * Reads what the owner has typed: `kebaya, nyonya blouse` are searched for alike, `gown > dress` lets a search for the
 * first find the second too. The stored entry is in lower case with single spaces.
 */
export function readSynonyms(text: string, language: Spoken): ReadSynonyms {
  if (/\p{C}/u.test(text)) return { problem: 'control-character', phrase: '' }
  const pair = text.includes('>')
  const phrases = text.split(pair ? '>' : ',').map(clean)
  if (pair && (phrases.length !== 2 || text.includes(','))) return { problem: 'not-a-pair', phrase: '' }
  if (phrases.length < 2) return { problem: 'one-phrase', phrase: '' }
  if (phrases.length > MOST_PHRASES) return { problem: 'too-many', phrase: '' }
  const tokenizer = createTokenizer(language)
  const skipped = stopWords(language)
  const known = new Set<string>()
  for (const phrase of phrases) {
    const terms = tokenizer.words(phrase).map(({ term }) => term)
    const key = terms.join('')
    if (terms.length === 0) return { problem: 'no-word', phrase }
    if (terms.length > LONGEST_PHRASE || phrase.length > LONGEST_TEXT) return { problem: 'too-long', phrase }
    if (terms.every((term) => skipped.has(term))) return { problem: 'left-out', phrase }
    if (known.has(key)) return { problem: 'same-word', phrase }
    known.add(key)
  }
  return { entry: phrases.join(pair ? ' > ' : ', ') }
}

/** The words of a language with the owner's entries for it. */
export function addSynonyms(words: SearchWords, entries: readonly string[]): SearchWords {
  if (entries.length === 0) return words
  const pairs = entries.filter((entry) => entry.includes('>'))
  const groups = entries.filter((entry) => !entry.includes('>'))
  return {
    ...words,
    same: [...words.same, ...groups.map((entry) => entry.split(',').map(clean))],
    broader: [
      ...words.broader,
      ...pairs.map((entry) => {
        const [requested = '', offered = ''] = entry.split('>').map(clean)
        return [requested, offered] as const
      }),
    ],
  }
}

function clean(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()
}
