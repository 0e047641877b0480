import { flatten, spline, type Curve, type Point } from './geometry.ts'

/** Shortest text of a number at two decimals: the picture's bytes are mostly numbers. */
export function number(value: number): string {
  const text = (Math.round(value * 100) / 100).toString()
  if (text === '-0') return '0'
  return text.replace(/^(-?)0\./, '$1.')
}

export function numbers(...values: readonly number[]): string {
  let text = ''
  for (const value of values) {
    const next = number(value)
    text += text === '' || next.startsWith('-') ? next : ` ${next}`
  }
  return text
}

export function pathOf(curve: Curve, close = false): string {
  let x = Math.round(curve.start[0] * 100) / 100
  let y = Math.round(curve.start[1] * 100) / 100
  let path = `M${numbers(x, y)}`
  for (const { first, second, end } of curve.cubics) {
    const nextX = Math.round(end[0] * 100) / 100
    const nextY = Math.round(end[1] * 100) / 100
    path += `c${numbers(first[0] - x, first[1] - y, second[0] - x, second[1] - y, nextX - x, nextY - y)}`
    x = nextX
    y = nextY
  }
  return close ? `${path}z` : path
}

export interface Stroke {
  readonly width?: number
  readonly colour?: string
  readonly opacity?: number
  readonly dash?: string
  readonly cap?: 'round' | 'butt'
}

export function stroke(
  curve: Curve,
  { width = 0.12, colour = '#0b0806', opacity = 0.4, dash, cap }: Stroke = {},
): string {
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`
  const caps = cap === undefined ? '' : ` stroke-linecap="${cap}"`
  return (
    `<path d="${pathOf(curve)}" fill="none" stroke="${colour}" stroke-width="${number(width)}"` +
    ` stroke-opacity="${number(opacity)}"${dashes}${caps}/>`
  )
}

export function fill(curve: Curve, colour: string, opacity = 1): string {
  const faint = opacity === 1 ? '' : ` fill-opacity="${number(opacity)}"`
  return `<path d="${pathOf(curve, true)}" fill="${colour}"${faint}/>`
}

/** The curve moved sideways by a distance: seam allowances, topstitching, facings. Positive is to its left. */
export function offset(curve: Curve, by: number, steps = 3): Curve {
  const points = flatten(curve, steps)
  const moved = points.map((point, index): Point => {
    const before = points[Math.max(0, index - 1)] ?? point
    const after = points[Math.min(points.length - 1, index + 1)] ?? point
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    return [
      point[0] + ((after[1] - before[1]) / length) * by,
      point[1] - ((after[0] - before[0]) / length) * by,
    ]
  })
  return spline(...moved)
}

/** A sewn seam: a dark line the light falls into, and the lit edge below it. */
export function seam(curve: Curve, strength = 1): string {
  return (
    stroke(curve, { width: 0.34, opacity: 0.1 * strength }) +
    stroke(curve, { width: 0.12, opacity: 0.5 * strength }) +
    stroke(offset(curve, 0.13), { width: 0.1, colour: '#fff', opacity: 0.16 * strength })
  )
}

export function stitches(curve: Curve, colour = '#0b0806', opacity = 0.42): string {
  return stroke(curve, { width: 0.09, colour, opacity, dash: '.32 .17' })
}
