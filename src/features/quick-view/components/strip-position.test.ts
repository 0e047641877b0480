import { expect, test } from 'vitest'
import { type StripMeasures, stripPosition } from './strip-position.ts'

test.each<[string, StripMeasures, [total: number, at: number]]>([
  ['at rest the first', { scrollLeft: 0, clientWidth: 400, scrollWidth: 1600 }, [4, 0]],
  ['one further', { scrollLeft: 400, clientWidth: 400, scrollWidth: 1600 }, [4, 1]],
  ['on the way the nearer one', { scrollLeft: 620, clientWidth: 400, scrollWidth: 1600 }, [4, 2]],
  ['at the end the last', { scrollLeft: 1200, clientWidth: 400, scrollWidth: 1600 }, [4, 3]],
  ['from right to left', { scrollLeft: -400, clientWidth: 400, scrollWidth: 1600 }, [4, 1]],
  [
    'the last of two that are nearly both in view',
    { scrollLeft: 90, clientWidth: 390, scrollWidth: 480 },
    [2, 1],
  ],
  ['the only one', { scrollLeft: 0, clientWidth: 400, scrollWidth: 400 }, [1, 0]],
])('a strip shows %s', (_, strip, [total, at]) => {
  expect(stripPosition(strip, total)).toBe(at)
})
