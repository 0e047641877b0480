import { lengthOf, pointOn, type Field } from '../canvas/field.ts'
import type { Box, Point } from '../canvas/geometry.ts'
import { number, numbers } from '../canvas/ink.ts'
import type { Print } from '../canvas/paint.ts'
import type { Part } from '../canvas/part.ts'
import { meanRadius } from './print.ts'
import { sample } from '../canvas/raster.ts'

/** A printed point follows the cloth: it slides into the folds. */
export function settle(field: Field, [x, y]: Point): Point {
  const reach = 0.6
  const slopeX =
    (sample(field, field.height, x + reach, y) - sample(field, field.height, x - reach, y)) / (2 * reach)
  const slopeY =
    (sample(field, field.height, x, y + reach) - sample(field, field.height, x, y - reach)) / (2 * reach)
  return [x - slopeX * 0.62, y - slopeY * 0.5]
}

export function near(box: Box, [x, y]: Point, margin: number): boolean {
  return x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin
}

/** Half of an ellipse seen from the front: cloth near the side is turned away, but the body is not a tube. */
export function across(angle: number): number {
  return 0.5 * Math.sin(angle) + (0.5 * angle) / 1.5708
}

/** Points of a printed line that can be seen, as short straight runs without the ones that add nothing. */
function trace(field: Field, box: Box, points: readonly Point[]): string {
  let path = ''
  let run: Point[] = []
  const close = () => {
    if (run.length > 1) path += runPath(run)
    run = []
  }
  for (const point of points) {
    if (near(box, point, 1.6)) run.push(settle(field, point))
    else close()
  }
  close()
  return path
}

function runPath(points: readonly Point[]): string {
  const [start = [0, 0], ...rest] = points
  let [x, y] = [Math.round(start[0] * 100) / 100, Math.round(start[1] * 100) / 100]
  let path = `M${numbers(x, y)}l`
  let text = ''
  for (const [index, point] of rest.entries()) {
    const next = rest[index + 1]
    if (next !== undefined) {
      const share = (point[1] - y + point[0] - x) / (next[1] - y + next[0] - x || 1)
      const off = Math.hypot(point[0] - (x + (next[0] - x) * share), point[1] - (y + (next[1] - y) * share))
      if (off < 0.03 && Math.hypot(point[0] - x, point[1] - y) < 9) continue
    }
    const step = numbers(point[0] - x, point[1] - y)
    text += text === '' || step.startsWith('-') ? step : ` ${step}`
    x = Math.round((x + Math.round((point[0] - x) * 100) / 100) * 100) / 100
    y = Math.round((y + Math.round((point[1] - y) * 100) / 100) * 100) / 100
  }
  path += text
  return path
}

function lengthLine(part: Part, field: Field, box: Box, angle: number): string {
  const long = lengthOf(part.axis)
  const u = across(Math.max(-1.5, Math.min(1.5, angle)))
  const steps = Math.max(6, Math.round(long / 1.5))
  const points = Array.from(
    { length: steps + 1 },
    (_, step) => pointOn(part.axis, u, -6 + (step / steps) * (long + 20)).point,
  )
  return trace(field, box, points)
}

export function lengthwise(part: Part, field: Field, box: Box, gap: number, shift: number): string {
  const radius = meanRadius(part)
  let path = ''
  for (let s = -radius * 1.5 + shift; s < radius * 1.5; s += gap)
    path += lengthLine(part, field, box, s / radius)
  return path
}

export function crosswise(part: Part, field: Field, box: Box, gap: number): string {
  const long = lengthOf(part.axis)
  let path = ''
  for (let v = -6; v < long + 14; v += gap) {
    const points = Array.from({ length: 25 }, (_, step): Point => {
      const u = Math.sin((step / 24 - 0.5) * 3)
      return pointOn(part.axis, u * 1.03, v + Math.sqrt(1.03 - Math.min(1, u * u)) * 0.8).point
    })
    path += trace(field, box, points)
  }
  return path
}

export function lines(path: string, colour: string, width: number, opacity: number): string {
  if (path === '') return ''
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${number(width)}" stroke-opacity="${number(opacity)}"/>`
}

/** Dots in their rows: each row is one line of round dashes that follows the cloth. */
export function regular(ink: string, gap: number, size: number): Print['lay'] {
  return (part, field, box) => {
    const radius = meanRadius(part)
    const last = Math.floor((radius * 1.45) / (gap / 2))
    let svg = ''
    for (let row = -last; row <= last; row++) {
      const angle = (row * gap) / 2 / radius
      const path = lengthLine(part, field, box, angle)
      if (path === '') continue
      svg += `<path d="${path}" stroke-width="${number(size * 2 * (0.4 + 0.6 * Math.cos(angle)))}" stroke-dashoffset="${number(row % 2 === 0 ? 0 : gap / 2)}"/>`
    }
    return `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-dasharray="0 ${number(gap)}">${svg}</g>`
  }
}
