import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clearBit,
  countShared,
  forEachSlot,
  hasBit,
  intersection,
  popcount,
  select,
  union,
  withBit,
  type Bits,
} from './bitset.ts'

const someSlots = fc.uniqueArray(fc.nat(200), { maxLength: 80 })
const filled = (slots: readonly number[]) =>
  slots.reduce<Bits>((bits, slot) => withBit(bits, slot), new Int32Array(0))
const members = (bits: Bits) => {
  const slots: number[] = []
  forEachSlot(select(bits), (slot) => slots.push(slot))
  return slots
}

test('a bitset of any length is a set of numbers', () => {
  fc.assert(
    fc.property(someSlots, someSlots, (first, second) => {
      const [one, other] = [filled(first), filled(second)]
      const both = first.filter((slot) => second.includes(slot)).sort((a, b) => a - b)
      expect(members(one)).toEqual([...first].sort((a, b) => a - b))
      expect(members(intersection(one, other))).toEqual(both)
      expect(members(union([one, other]))).toEqual([...new Set([...first, ...second])].sort((a, b) => a - b))
      expect(countShared(select(one), other)).toBe(both.length)
      expect(select(one).count).toBe(first.length)
      for (const slot of second) clearBit(one, slot)
      expect(second.some((slot) => hasBit(one, slot))).toBe(false)
    }),
  )
})

test('popcount counts ones, the sign bit too', () => {
  fc.assert(
    fc.property(fc.integer(), (word) => {
      expect(popcount(word)).toBe([...(word >>> 0).toString(2)].filter((digit) => digit === '1').length)
    }),
  )
})
