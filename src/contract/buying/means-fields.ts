import * as v from 'valibot'
import { count, many, shortText } from '../fields.ts'

/** Codes of one order. */
export const MOST_CODES = 10

/** What the buyer pays with besides card and wallet. */
export const means = {
  /** At most one discount code, and any number of gift cards (spec 9.6). */
  codes: v.optional(many(shortText, MOST_CODES)),
  /** Points to pay with, a multiple of those of one coupon (spec 9.8). */
  points: v.optional(count),
}
