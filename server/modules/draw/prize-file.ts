import * as v from 'valibot'
import type { PrizeEffect } from '#domain/draw/prizes.ts'

const MOST_WEIGHT = 1_000_000
const MOST_SEGMENTS = 12

const number = (least: number, most: number) => {
  const words = `a whole number from ${least} to ${most}`
  return v.pipe(v.number(words), v.integer(words), v.minValue(least, words), v.maxValue(most, words))
}

const coupon = { least: number(0, 10_000_00), days: number(1, 366) }
const effect = v.variant('kind', [
  v.strictObject({ kind: v.literal('nothing') }),
  v.strictObject({ kind: v.literal('points'), points: number(1, 10_000) }),
  v.variant('off', [
    v.strictObject({
      kind: v.literal('coupon'),
      off: v.literal('percent'),
      value: number(1, 90),
      ...coupon,
    }),
    v.strictObject({
      kind: v.literal('coupon'),
      off: v.literal('amount'),
      value: number(1, 1_000_00),
      ...coupon,
    }),
  ]),
])

/** The wheel as the owner writes it: amounts in Singapore cents, in the order of the segments. */
export const prizeFile = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'lower-case letters, digits and hyphens')),
      weight: number(1, MOST_WEIGHT),
      stock: v.nullable(number(0, MOST_WEIGHT)),
      effect,
    }),
  ),
  v.maxLength(MOST_SEGMENTS, `at most ${MOST_SEGMENTS} prizes`),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'a prize stands there twice'),
  v.check(
    (all) =>
      all.length === 0 || all.some(({ stock, effect: { kind } }) => stock === null && kind === 'nothing'),
    'one prize of the kind "nothing" has the stock null: every spin has a result',
  ),
)

/** Reads what the table has. */
export function parseEffect(text: string): PrizeEffect {
  return v.parse(effect, JSON.parse(text))
}
