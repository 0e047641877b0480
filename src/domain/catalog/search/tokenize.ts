import type { Language } from '../../region/language.ts'
import { LANGUAGE_TABLE } from '../../language-table.ts'
import { toSimplified } from '../../text/chinese-variants.ts'
import { createKanaLexicon } from './kana-lexicon.ts'
import { singular } from './plurals.ts'

/** A word of a text: the key it is filed under, and how it was written. */
export interface Word {
  readonly term: string
  readonly surface: string
  /** The parts of a compound such as 't-shirt', whose own term is the joined 'tshirt'; empty for a plain word. */
  readonly parts: readonly Word[]
}

export interface Tokenizer {
  /** Words in their order, repeats kept. */
  words(text: string): readonly Word[]
  /** Words of a search, whatever kana it is typed in: read by the words that documents have. */
  searchWords(text: string): readonly Word[]
  /** One spelling of a text of this language. */
  fold(text: string): string
  /** The separator between two words of a phrase: empty in languages written without spaces. */
  readonly gap: '' | ' '
  /** Of what it remembers. */
  readonly bytes: number
}

const LETTERS_WITHOUT_DECOMPOSITION: ReadonlyMap<string, string> = new Map([
  ['đ', 'd'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ı', 'i'],
])

/** 'a line', 't shirt', 'v neck': the letter belongs to the word after it. */
const LETTER_WORD = /\b([a-z]) (?=(?:line|shirts?|necks?|backs?|straps?|tops?)\b)/g

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-‐‑][\p{L}\p{M}\p{N}]+)*/gu
const ASCII = /^[ -~]*$/

/** A shop has a few thousand words and few texts besides names, so most are cached. Past this many the cache is emptied. */
const MOST_WORDS = 20_000
const MOST_TEXTS = 5_000

/** Of a remembered word and of the list of a remembered text, with their keys. */
const WORD_BYTES = 150
const TEXT_BYTES = 250

/**
 * One spelling for input that varies in case, width and Latin accents. Only Latin accents are removed: in Thai and
 * Burmese marks are vowels, and in Japanese they distinguish 'ga' from 'ka'. Katakana is read as hiragana.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[đßæœøłı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION.get(letter) ?? letter)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
}

export function createTokenizer(language: Language): Tokenizer {
  const { intl, search, texts: spoken } = LANGUAGE_TABLE[language]
  // Japanese uses characters of both kinds, each with its own meaning.
  const simplify = spoken === 'zh' ? toSimplified : (text: string) => text
  const segmenter =
    search.words === 'unspaced' ? new Intl.Segmenter(intl, { granularity: 'word' }) : undefined
  const remembered = new Map<string, Word>()
  const texts = new Map<string, readonly Word[]>()
  const kana = createKanaLexicon()

  function plainWord(surface: string): Word {
    return { term: singular(fold(surface), language), surface, parts: [] }
  }

  function compound(surface: string): Word {
    const parts = surface.split(/[-‐‑]/).filter((part) => !isLetter(part))
    return {
      term: singular(fold(surface.replaceAll(/[-‐‑]/g, '')), language),
      surface,
      parts: parts.map(plainWord),
    }
  }

  function wordOf(surface: string): Word {
    const known = remembered.get(surface)
    if (known) return known
    const word = /[-‐‑]/.test(surface) ? compound(surface) : plainWord(surface)
    if (remembered.size >= MOST_WORDS) remembered.clear()
    remembered.set(surface, word)
    if (segmenter) kana.add(surface, fold(surface))
    return word
  }

  function read(text: string): readonly Word[] {
    const plain = ASCII.test(text) ? text.toLowerCase() : simplify(text.normalize('NFKC').toLowerCase())
    const surfaces =
      segmenter && !ASCII.test(plain)
        ? segments(segmenter, plain)
        : (plain.replace(LETTER_WORD, '$1-').match(WORD) ?? [])
    return surfaces.map(wordOf)
  }

  return {
    fold: (text) => simplify(fold(text)),
    gap: segmenter ? '' : ' ',
    words(text) {
      const known = texts.get(text)
      if (known) return known
      const words = read(text)
      if (texts.size >= MOST_TEXTS) texts.clear()
      texts.set(text, words)
      return words
    },
    searchWords(text) {
      if (!segmenter || !/[ぁ-ヶｦ-ﾟ]/.test(text)) return this.words(text)
      // Between kana, other dashes are typed for the long mark.
      const marked = text.normalize('NFKC').replaceAll(/(?<=[ぁ-ヶー])[\p{Pd}−]/gu, 'ー')
      return read(kana.read(fold(marked)))
    },
    get bytes() {
      return remembered.size * WORD_BYTES + texts.size * TEXT_BYTES
    },
  }
}

export function isAscii(text: string): boolean {
  return ASCII.test(text)
}

/** Latin letters alone ('women's', 'd'été') say nothing. */
export function isLetter(text: string): boolean {
  return /^[a-z]$/.test(text)
}

function segments(segmenter: Intl.Segmenter, text: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) if (isWordLike) words.push(segment)
  return words
}
