import { hmac } from '../../core/digest.ts'
import { CODE_LETTERS, randomLetters } from '../../core/random-letters.ts'
import type { Reader } from '../../db/schema/database.ts'
import { giftCardKey } from './gift-card-key.ts'

const RANDOM = 16

/** A new code, `XXXX-XXXX-XXXX-XXXXX`: 80 random bits and a check symbol. */
export function newGiftCardCode(): string {
  const letters = randomLetters(RANDOM)
  return `${letters}${checkSymbol(letters)}`.replaceAll(/(?<=^(?:.{4}){1,3})(?=.{5})/g, '-')
}

/** The letters of a typed code; undefined for a text that no code is, also by a slip in one letter. */
function lettersOf(typed: string): string | undefined {
  const letters = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  const isCode =
    letters.length === RANDOM + 1 &&
    [...letters].every((letter) => CODE_LETTERS.includes(letter)) &&
    checkSymbol(letters.slice(0, RANDOM)) === letters[RANDOM]
  return isCode ? letters : undefined
}

/** Luhn's sum over 32 symbols: finds every wrong letter, and two letters that changed places unless they are the first and the last of the alphabet. */
function checkSymbol(letters: string): string {
  const size = CODE_LETTERS.length
  let sum = 0
  for (const [at, letter] of [...letters].toReversed().entries()) {
    const value = CODE_LETTERS.indexOf(letter) * (at % 2 === 0 ? 2 : 1)
    sum += Math.floor(value / size) + (value % size)
  }
  return CODE_LETTERS[(size - (sum % size)) % size] ?? ''
}

/** What a card is found by; undefined for a text that no code is. */
export async function giftCardHash(db: Reader, typed: string): Promise<string | undefined> {
  const letters = lettersOf(typed)
  return letters === undefined ? undefined : hmac(await giftCardKey(db), `gift card ${letters}`)
}

/** The columns of a card by which its code is found and named. */
export async function codeColumns(
  db: Reader,
  code: string,
): Promise<{ readonly code_hash: string; readonly last: string }> {
  const hash = await giftCardHash(db, code)
  if (hash === undefined) throw new RangeError('a new code is none')
  return { code_hash: hash, last: code.slice(-4) }
}
