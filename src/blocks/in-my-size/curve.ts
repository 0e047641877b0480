/** Centimetres: x from the middle to the side, y down from the top of the head. */
export type Point = readonly [x: number, y: number]

/** Tension of the curve: a sixth makes it run through its points without bulging (Catmull-Rom). */
const TENSION = 1 / 6

/** A smooth line through points, as path commands that go on from the first one. */
function smooth(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((end, index) => {
      const start = points[index] ?? end
      const before = points[index - 1] ?? start
      const after = points[index + 2] ?? end
      const leave = [start[0] + (end[0] - before[0]) * TENSION, start[1] + (end[1] - before[1]) * TENSION]
      const arrive = [end[0] - (after[0] - start[0]) * TENSION, end[1] - (after[1] - start[1]) * TENSION]
      return `C${[...leave, ...arrive, ...end].map(rounded).join(' ')}`
    })
    .join('')
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** A closed outline of smooth stretches that meet in corners: each begins where the one before it ends. */
export function outlineOf(...stretches: readonly (readonly Point[])[]): string {
  const [first] = stretches
  const start = first?.[0]
  if (!start) return ''
  return `M${start.map(rounded).join(' ')}${stretches.map(smooth).join('')}Z`
}

/** The stretches of the right side and, back to the start, those of the left. */
export function mirrored(right: readonly (readonly Point[])[]): Point[][] {
  const left = right.map((stretch) => stretch.map(([x, y]): Point => [-x, y]).toReversed()).toReversed()
  return [...right.map((stretch) => [...stretch]), ...left]
}
