import { expect, test } from 'vitest'
import type { BodyUnits, MySizes } from '#domain/sizing/my-sizes.ts'
import { carryOver, changedSizes, writeSizes } from './typed-sizes.ts'

const CM: BodyUnits = { length: 'cm', weight: 'kg' }
const INCH: BodyUnits = { length: 'in', weight: 'kg' }
const source = (recorded: MySizes, units = CM, bra = '') => ({ recorded, units, bra })
const NOTHING = source({})

test('measurements that arrive while the form is open fill the untouched fields and are not sent (spec 4.11)', () => {
  const arrived = source({ bust: 840, hip: 960 })
  const typed = { ...writeSizes(NOTHING), bust: '86' }
  const next = carryOver(typed, NOTHING, arrived)
  expect(next).toMatchObject({ bust: '86', hip: '96', waist: '' })
  expect(changedSizes(next, arrived)).toEqual({ bust: 860 })
})

test('an emptied field deletes its measurement, an untouched one is not sent (spec 4.11)', () => {
  const recorded = source({ bust: 861, hip: 960 }, INCH)
  expect(changedSizes(writeSizes(recorded), recorded)).toEqual({})
  expect(changedSizes({ ...writeSizes(recorded), hip: '' }, recorded)).toEqual({ hip: 0 })
})

test.for([
  ['75b', { bra: '75B' }],
  ['', { bra: '' }],
  ['70A', {}],
] as const)('a bra size typed as "%s" sends %s (spec 2.14)', ([typed, sent]) => {
  const recorded = source({ bust: 840 }, CM, '70A')
  expect(changedSizes({ ...writeSizes(recorded), bra: typed }, recorded)).toEqual(sent)
})

test('a bra size is the same in other units, and one that arrives fills an untouched field (spec 2.14)', () => {
  const [from, to] = [source({}, INCH, ''), source({}, CM, '75B')]
  expect(carryOver(writeSizes(from), from, to).bra).toBe('75B')
  expect(carryOver({ ...writeSizes(from), bra: '80C' }, from, to).bra).toBe('80C')
})

test.each([
  ['a recorded value is formatted again, not converted from its rounded text', {}, '86.1'],
  ['a typed value is converted', { bust: '34' }, '86.4'],
  ['a text that is no number stays', { bust: 'wide' }, 'wide'],
])('in other units %s (spec 2.10)', (_, typed, expected) => {
  const [from, to] = [source({ bust: 861 }, INCH), source({ bust: 861 }, CM)]
  expect(carryOver({ ...writeSizes(from), ...typed }, from, to).bust).toBe(expected)
})
