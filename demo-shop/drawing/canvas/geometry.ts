/** All drafting is in centimetres on the body: x from the centre front, y down from the high shoulder point. */
export type Point = readonly [x: number, y: number]

interface Cubic {
  readonly first: Point
  readonly second: Point
  readonly end: Point
}

export interface Curve {
  readonly start: Point
  readonly cubics: readonly Cubic[]
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function mix(low: number, high: number, share: number): number {
  return low + (high - low) * share
}

function mixPoint(a: Point, b: Point, share: number): Point {
  return [mix(a[0], b[0], share), mix(a[1], b[1], share)]
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value
}

export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1)
  return share * share * (3 - 2 * share)
}

/** A curve through the points; tangents are weighted by chord length so uneven spacing does not overshoot. */
export function spline(...points: readonly Point[]): Curve {
  const start = points[0] ?? [0, 0]
  const tangents = points.map((point, index): Point => {
    const before = points[index - 1]
    const after = points[index + 1]
    if (before === undefined || after === undefined) return [Number.NaN, 0]
    const near = distance(before, point) || 1e-6
    const far = distance(point, after) || 1e-6
    const weight = far / (near + far)
    return [
      ((point[0] - before[0]) / near) * weight + ((after[0] - point[0]) / far) * (1 - weight),
      ((point[1] - before[1]) / near) * weight + ((after[1] - point[1]) / far) * (1 - weight),
    ]
  })
  const cubics: Cubic[] = []
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1] ?? start
    const to = points[index] ?? start
    const third = distance(from, to) / 3
    const leave = tangents[index - 1] ?? [Number.NaN, 0]
    const arrive = tangents[index] ?? [Number.NaN, 0]
    let first: Point = [from[0] + leave[0] * third, from[1] + leave[1] * third]
    let second: Point = [to[0] - arrive[0] * third, to[1] - arrive[1] * third]
    if (Number.isNaN(leave[0]))
      first = Number.isNaN(arrive[0]) ? mixPoint(from, to, 1 / 3) : mixPoint(from, second, 0.5)
    if (Number.isNaN(arrive[0]))
      second = Number.isNaN(leave[0]) ? mixPoint(from, to, 2 / 3) : mixPoint(to, first, 0.5)
    cubics.push({ first, second, end: to })
  }
  return { start, cubics }
}

export function polyline(...points: readonly Point[]): Curve {
  const start = points[0] ?? [0, 0]
  let from = start
  const cubics = points.slice(1).map((end) => {
    const cubic = { first: mixPoint(from, end, 1 / 3), second: mixPoint(from, end, 2 / 3), end }
    from = end
    return cubic
  })
  return { start, cubics }
}

function endOf(curve: Curve): Point {
  return curve.cubics.at(-1)?.end ?? curve.start
}

/** Curves head to tail; a gap becomes a straight line. */
export function join(...curves: readonly Curve[]): Curve {
  const start = curves[0]?.start ?? [0, 0]
  const cubics: Cubic[] = []
  let from = start
  for (const curve of curves) {
    if (distance(from, curve.start) > 0.01) cubics.push(...polyline(from, curve.start).cubics)
    cubics.push(...curve.cubics)
    from = endOf(curve)
  }
  return { start, cubics }
}

export function reverse(curve: Curve): Curve {
  const starts = [curve.start, ...curve.cubics.map((cubic) => cubic.end)]
  const cubics = curve.cubics.map((cubic, index) => ({
    first: cubic.second,
    second: cubic.first,
    end: starts[index] ?? curve.start,
  }))
  return { start: endOf(curve), cubics: cubics.toReversed() }
}

export function transform(curve: Curve, move: (point: Point) => Point): Curve {
  return {
    start: move(curve.start),
    cubics: curve.cubics.map(({ first, second, end }) => ({
      first: move(first),
      second: move(second),
      end: move(end),
    })),
  }
}

/** Turned about its middle, then moved. */
export function turned(degrees: number, dx: number, dy: number): (point: Point) => Point {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ([x, y]) => [x * cos - y * sin + dx, x * sin + y * cos + dy]
}

export function mirror(curve: Curve): Curve {
  return transform(curve, ([x, y]) => [-x, y])
}

export function flatten(curve: Curve, steps = 6): Point[] {
  const points: Point[] = [curve.start]
  let [fromX, fromY] = curve.start
  for (const { first, second, end } of curve.cubics) {
    for (let step = 1; step <= steps; step++) {
      const t = step / steps
      const s = 1 - t
      const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      points.push([
        a * fromX + b * first[0] + c * second[0] + d * end[0],
        a * fromY + b * first[1] + c * second[1] + d * end[1],
      ])
    }
    ;[fromX, fromY] = end
  }
  return points
}

/** What of a closed curve lies where `side` is positive; `side` is linear, as the distance from a line is. */
export function cutOff(curve: Curve, side: (point: Point) => number): Curve {
  const points: Point[] = []
  const outline = flatten(curve)
  let from = outline.at(-1) ?? curve.start
  for (const to of outline) {
    const [before, after] = [side(from), side(to)]
    if (before > 0 !== after > 0) points.push(mixPoint(from, to, before / (before - after)))
    if (after > 0) points.push(to)
    from = to
  }
  return polyline(...points, ...points.slice(0, 1))
}

export function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}
