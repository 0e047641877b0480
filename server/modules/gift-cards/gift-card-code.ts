import { randomInt } from 'node:crypto'
import { sha256 } from '../../core/digest.ts'

/** The alphabet of codes, without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP = 4

/** A new code, `XXXX-XXXX-XXXX-XXXX`: 80 random bits. */
export function newGiftCardCode(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** The letters of a typed code; undefined for a text that no code is. */
function lettersOf(typed: string): string | undefined {
  const letters = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return letters.length === GROUPS * GROUP && [...letters].every((letter) => LETTERS.includes(letter))
    ? letters
    : undefined
}

/** What a card is found by; undefined for a text that no code is. */
export function giftCardHash(typed: string): string | undefined {
  const letters = lettersOf(typed)
  return letters === undefined ? undefined : sha256(`gift card ${letters}`)
}
