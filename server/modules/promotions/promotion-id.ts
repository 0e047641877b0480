import { randomInt } from 'node:crypto'

/** The alphabet of ids, without letters and digits that look alike: the owner types them. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 5

/** A new id, such as `flash-x7k2m`. */
export function newPromotionId(kind: string): string {
  return `${kind}-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
}
