import { randomInt } from 'node:crypto'

/** Capitals and digits of codes that people read and type: the ones that look alike, I, O, 0 and 1, are left out. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** So many random letters, of 5 bits each. */
export function randomLetters(length: number): string {
  return Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
}
