import { sha256 } from '../../core/digest.ts'
import { CODE_LETTERS, randomLetters } from '../../core/random-letters.ts'

const GROUPS = 4
const GROUP = 4

/** A new code, `XXXX-XXXX-XXXX-XXXX`: 80 random bits. */
export function newGiftCardCode(): string {
  return Array.from({ length: GROUPS }, () => randomLetters(GROUP)).join('-')
}

/** The letters of a typed code; undefined for a text that no code is. */
function lettersOf(typed: string): string | undefined {
  const letters = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return letters.length === GROUPS * GROUP && [...letters].every((letter) => CODE_LETTERS.includes(letter))
    ? letters
    : undefined
}

/** What a card is found by; undefined for a text that no code is. */
export function giftCardHash(typed: string): string | undefined {
  const letters = lettersOf(typed)
  return letters === undefined ? undefined : sha256(`gift card ${letters}`)
}
