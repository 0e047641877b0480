/** Whole turns before the wheel stops. */
const WHOLE_TURNS = 5

/** Colours of the segments, by number: two that touch never have the same one. */
type SegmentTone = 0 | 1 | 2

/** The middle of a segment in degrees, clockwise from the top of a wheel with `count` equal segments. */
export function segmentMiddle(index: number, count: number): number {
  return (360 / count) * (index + 0.5)
}

/** Degrees by which the wheel turns until the middle of a segment is at the top. */
export function stopAngle(index: number, count: number): number {
  return 360 * WHOLE_TURNS - segmentMiddle(index, count)
}

/** Two colours in turn; the last of an odd number lies between both and gets the third. */
export function segmentTone(index: number, count: number): SegmentTone {
  if (index % 2 === 1) return 1
  return index > 0 && index === count - 1 ? 2 : 0
}
