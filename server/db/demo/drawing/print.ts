import { blend, lightness } from './colour.ts'
import { lengthOf, pointOn, type Field } from './field.ts'
import type { Box, Point } from './geometry.ts'
import { number, numbers } from './ink.ts'
import type { Pattern } from './kinds.ts'
import { bloom, branch, printInks, sprig } from './motifs.ts'
import type { Print } from './paint.ts'
import type { Part } from './part.ts'
import { between, seeded, type Random } from './random.ts'
import { sample } from './raster.ts'

/** A printed point follows the cloth: it slides into the folds. */
function settle(field: Field, [x, y]: Point): Point {
  const reach = 0.6
  const slopeX =
    (sample(field, field.height, x + reach, y) - sample(field, field.height, x - reach, y)) / (2 * reach)
  const slopeY =
    (sample(field, field.height, x, y + reach) - sample(field, field.height, x, y - reach)) / (2 * reach)
  return [x - slopeX * 0.62, y - slopeY * 0.5]
}

/** Whether any of a motif would show: most of a piece's box is not the piece. */
function shows(field: Field, mask: Float32Array, [x, y]: Point, reach: number): boolean {
  if (sample(field, mask, x, y) > 0) return true
  return [-reach, reach].some((by) => sample(field, mask, x + by, y) > 0 || sample(field, mask, x, y + by) > 0)
}

function near(box: Box, [x, y]: Point, margin: number): boolean {
  return x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin
}

function meanRadius(part: Part): number {
  const { radii } = part.axis
  return radii.reduce((sum, radius) => sum + radius, 0) / Math.max(1, radii.length)
}

function scattered(ids: readonly string[], gap: number, size: number, seed: string): Print['lay'] {
  return (part, field, box, mask) => {
    const random = seeded(`${seed}/${part.outline.start.join()}/${part.outline.cubics.length}`)
    const long = lengthOf(part.axis)
    let svg = ''
    let line = 0
    for (let v = -gap; v < long + gap * 2; v += gap * 0.86, line++) {
      const { radius } = pointOn(part.axis, 0, Math.max(0, Math.min(long, v)))
      const half = radius * 1.5
      for (let s = -half + (line % 2) * gap * 0.5; s < half; s += gap) {
        const placeS = s + between(random, -0.24, 0.24) * gap
        const placeV = v + between(random, -0.24, 0.24) * gap
        const turn = between(random, 0, Math.PI * 2)
        const grow = between(random, 0.72, 1.2) * size
        const id = ids[Math.floor(random() * ids.length)] ?? ids[0]
        const angle = Math.max(-1.45, Math.min(1.45, placeS / radius))
        const { point, angle: lean } = pointOn(part.axis, across(angle), placeV)
        if (!near(box, point, size * 1.4) || !shows(field, mask, point, grow * 0.9)) continue
        const [x, y] = settle(field, point)
        svg += `<use href="#${id}" transform="matrix(${placed(lean, turn, grow * (0.3 + 0.7 * Math.cos(angle)), grow)}${numbers(x, y).replace(/^(?=[^-])/, ' ')})"/>`
      }
    }
    return svg
  }
}

/** Turned on the cloth, foreshortened across it, then turned with the piece. */
function placed(lean: number, turn: number, across: number, down: number): string {
  const [c, s, ct, st] = [Math.cos(lean), Math.sin(lean), Math.cos(turn), Math.sin(turn)]
  return numbers(
    c * across * ct - s * down * st,
    s * across * ct + c * down * st,
    -c * across * st - s * down * ct,
    -s * across * st + c * down * ct,
  )
}

/** Half of an ellipse seen from the front: cloth near the side is turned away, but the body is not a tube. */
function across(angle: number): number {
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
  const points = Array.from({ length: steps + 1 }, (_, step) => pointOn(part.axis, u, -6 + (step / steps) * (long + 20)).point)
  return trace(field, box, points)
}

function lengthwise(part: Part, field: Field, box: Box, gap: number, shift: number): string {
  const radius = meanRadius(part)
  let path = ''
  for (let s = -radius * 1.5 + shift; s < radius * 1.5; s += gap) path += lengthLine(part, field, box, s / radius)
  return path
}

function crosswise(part: Part, field: Field, box: Box, gap: number): string {
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

function lines(path: string, colour: string, width: number, opacity: number): string {
  if (path === '') return ''
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${number(width)}" stroke-opacity="${number(opacity)}"/>`
}

function symbol(id: string, svg: string): string {
  return `<g id="${id}">${svg}</g>`
}

export function printOf(pattern: Pattern, ground: string, seed: string, id: string): Print | undefined {
  const random: Random = seeded(`${seed}/print`)
  const inks = printInks(ground, random)
  const name = (index: number) => `${id}m${index}`
  if (pattern === 'plain') return undefined
  if (pattern === 'floral') {
    const small = random() < 0.5
    const defs =
      symbol(name(0), bloom(random, inks, inks.bloom)) +
      symbol(name(1), bloom(random, inks, inks.second)) +
      symbol(name(2), sprig(random, inks)) +
      symbol(name(3), bloom(random, inks, inks.bloom))
    return {
      defs,
      lay: scattered(
        [name(0), name(1), name(2), name(3), name(2)],
        small ? 4.5 : 6.4,
        small ? 1.2 : 1.95,
        seed,
      ),
    }
  }
  if (pattern === 'botanical') {
    const defs =
      symbol(name(0), branch(random, inks)) +
      symbol(name(1), branch(random, inks)) +
      symbol(name(2), bloom(random, inks, inks.bloom))
    return { defs, lay: scattered([name(0), name(1), name(0), name(2)], 8.4, 1.15, seed) }
  }
  if (pattern === 'dot') {
    const size = between(random, 0.36, 0.7)
    return { defs: '', lay: regular(inks.line, size * 4.8, size) }
  }
  const light = lightness(ground) < 0.52
  const ink = blend(light ? '#f2e9dc' : '#2b2a33', ground, 0.16)
  if (pattern === 'stripe') {
    const gap = between(random, 2, 3.4)
    const width = gap * between(random, 0.16, 0.42)
    return {
      defs: '',
      lay: (part, field, box) => lines(lengthwise(part, field, box, gap, 0), ink, width, 0.9),
    }
  }
  const gap = between(random, 3.6, 6.4)
  const gingham = random() < 0.4
  const wide = gingham ? gap * 0.34 : 0.3
  const fine = blend(inks.bloom, ground, 0.1)
  return {
    defs: '',
    lay: (part, field, box) => {
      const up = lengthwise(part, field, box, gap, 0)
      const across = crosswise(part, field, box, gap)
      const base =
        lines(up, ink, wide, gingham ? 0.42 : 0.75) + lines(across, ink, wide, gingham ? 0.42 : 0.7)
      return gingham ? base : base + lines(lengthwise(part, field, box, gap, gap * 0.2), fine, 0.16, 0.6)
    },
  }
}

/** Dots in their rows: each row is one line of round dashes that follows the cloth. */
function regular(ink: string, gap: number, size: number): Print['lay'] {
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
