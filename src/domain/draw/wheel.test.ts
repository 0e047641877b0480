import { expect, test } from 'vitest'
import { segmentMiddle, segmentTone, stopAngle } from './wheel.ts'

/** What is at the top of a wheel that has turned clockwise by so many degrees. */
function atTheTop(turned: number, count: number): number {
  const place = (((360 - turned) % 360) + 360) % 360
  return Math.floor(place / (360 / count))
}

const COUNTS = Array.from({ length: 12 }, (_, at) => at + 1)

test('the wheel stops in the middle of the segment that was drawn, for each number of segments (traps 3.13)', () => {
  for (const count of COUNTS)
    for (let index = 0; index < count; index++) {
      const turned = stopAngle(index, count)
      expect(atTheTop(turned, count)).toBe(index)
      expect((segmentMiddle(index, count) + turned) % 360).toBeCloseTo(0)
    }
})

test('it turns at least four times and always forward', () => {
  for (const count of COUNTS)
    for (let index = 0; index < count; index++) expect(stopAngle(index, count)).toBeGreaterThan(4 * 360)
})

test('segments that touch differ in colour, the last and the first too', () => {
  for (const count of COUNTS.slice(1))
    for (let index = 0; index < count; index++)
      expect(segmentTone(index, count)).not.toBe(segmentTone((index + 1) % count, count))
})
