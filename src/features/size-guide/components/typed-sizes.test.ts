import { expect, test } from 'vitest'
import type { BodyUnits, MySizes } from '#domain/sizing/my-sizes.ts'
import { carryOver, changedSizes, writeSizes } from './typed-sizes.ts'

const CM: BodyUnits = { length: 'cm', weight: 'kg' }
const INCH: BodyUnits = { length: 'in', weight: 'kg' }
const source = (recorded: MySizes, units = CM) => ({ recorded, units })
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

test.each([
  ['a recorded value is formatted again, not converted from its rounded text', {}, '86.1'],
  ['a typed value is converted', { bust: '34' }, '86.4'],
  ['a text that is no number stays', { bust: 'wide' }, 'wide'],
])('in other units %s (spec 2.10)', (_, typed, expected) => {
  const [from, to] = [source({ bust: 861 }, INCH), source({ bust: 861 }, CM)]
  expect(carryOver({ ...writeSizes(from), ...typed }, from, to).bust).toBe(expected)
})
