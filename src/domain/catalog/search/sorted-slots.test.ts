import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSortedSlots } from './sorted-slots.ts'

test('slots stay in the order of their texts, whatever is added and removed', () => {
  const texts = fc.uniqueArray(fc.string({ maxLength: 4 }), { maxLength: 60 })
  fc.assert(
    fc.property(texts, fc.infiniteStream(fc.nat(7)), (all, draw) => {
      const sorted = createSortedSlots((slot) => all[slot] ?? '')
      const held = new Set<number>()
      let next = 0
      while (next < all.length) {
        const added = Array.from({ length: Math.min(draw.next().value, all.length - next) }, () => next++)
        sorted.add(added)
        for (const slot of added) held.add(slot)
        const [gone] = held
        if (gone !== undefined && draw.next().value > 4) {
          sorted.remove(gone)
          held.delete(gone)
        }
        if (added.length === 0) sorted.remove(next)
        const expected = [...held].map((slot) => all[slot] ?? '').sort()
        expect([...sorted.all()].map((slot) => all[slot])).toEqual(expected)
        for (const [at, text] of expected.entries()) expect(sorted.place(text)).toBe(at)
        if (added.length === 0) next++
      }
    }),
  )
})
