import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSlotRows } from './slot-rows.ts'

test('a row is what was last written to its slot, however often rows grow and shrink', () => {
  const change = fc.tuple(fc.nat(400), fc.array(fc.nat(1_000), { maxLength: 40 }))
  fc.assert(
    fc.property(fc.array(change, { maxLength: 300 }), (changes) => {
      const rows = createSlotRows()
      const truth = new Map<number, readonly number[]>()
      for (const [slot, row] of changes) {
        rows.set(slot, row)
        truth.set(slot, row)
      }
      for (let slot = 0; slot <= 401; slot++) {
        const row = truth.get(slot) ?? []
        expect([...rows.get(slot)]).toEqual(row)
        expect(rows.first(slot)).toBe(row[0] ?? 0)
      }
    }),
  )
})

test('rows that are written again and again take no more memory', () => {
  const rows = createSlotRows()
  const write = (length: number) => {
    for (let slot = 0; slot < 200; slot++)
      rows.set(
        slot,
        Array.from({ length }, () => slot),
      )
  }
  for (const length of [10, 20]) write(length)
  const { bytes } = rows
  for (let round = 0; round < 50; round++) for (const length of [10, 20]) write(length)
  expect(rows.bytes).toBeLessThan(bytes * 2)
})
