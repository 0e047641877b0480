import { blend, lightness } from './colour.ts'
import { lengthOf, pointOn, type Field } from './field.ts'
import { spline, type Box, type Curve, type Point } from './geometry.ts'
import { number, pathOf } from './ink.ts'
import type { Pattern } from './kinds.ts'
import { bloom, branch, printInks, sprig } from './motifs.ts'
import { noise } from './noise.ts'
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

function near(box: Box, [x, y]: Point, margin: number): boolean {
  return x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin
}

function meanRadius(part: Part): number {
  const { radii } = part.axis
  return radii.reduce((sum, radius) => sum + radius, 0) / Math.max(1, radii.length)
}

function scattered(
  ids: readonly string[],
  gap: number,
  size: number,
  turning: boolean,
  seed: string,
): Print['lay'] {
  return (part, field, box) => {
    const random = seeded(`${seed}/${part.outline.start.join()}/${part.outline.cubics.length}`)
    const long = lengthOf(part.axis)
    let svg = ''
    let line = 0
    for (let v = -gap; v < long + gap * 2; v += gap * 0.86, line++) {
      const { radius } = pointOn(part.axis, 0, Math.max(0, Math.min(long, v)))
      const half = radius * 1.5
      for (let s = -half + (line % 2) * gap * 0.5; s < half; s += gap) {
        const jitterS = s + between(random, -0.24, 0.24) * gap
        const jitterV = v + between(random, -0.24, 0.24) * gap
        const turn = turning ? between(random, 0, 360) : between(random, -34, 34)
        const grow = between(random, 0.72, 1.2) * size
        const id = ids[Math.floor(random() * ids.length)] ?? ids[0]
        const angle = Math.max(-1.45, Math.min(1.45, jitterS / radius))
        const { point, angle: lean } = pointOn(part.axis, Math.sin(angle), jitterV)
        if (!near(box, point, size * 1.5)) continue
        const [x, y] = settle(field, point)
        const slim = 0.3 + 0.7 * Math.cos(angle)
        svg += `<use href="#${id}" transform="translate(${number(x)} ${number(y)})rotate(${Math.round((lean * 180) / Math.PI)})scale(${number(slim * grow)} ${number(grow)})rotate(${Math.round(turn)})"/>`
      }
    }
    return svg
  }
}

function along(
  part: Part,
  field: Field,
  box: Box,
  run: (step: number) => Point | undefined,
  steps: number,
): Curve | undefined {
  const points: Point[] = []
  for (let step = 0; step <= steps; step++) {
    const point = run(step / steps)
    if (point === undefined || !near(box, point, 6)) continue
    points.push(settle(field, point))
  }
  void part
  return points.length > 1 ? spline(...points) : undefined
}

function lengthwise(part: Part, field: Field, box: Box, gap: number, shift: number): Curve[] {
  const long = lengthOf(part.axis)
  const radius = meanRadius(part)
  const curves: Curve[] = []
  for (let s = -radius * 1.5 + shift; s < radius * 1.5; s += gap) {
    const u = Math.sin(Math.max(-1.5, Math.min(1.5, s / radius)))
    const curve = along(
      part,
      field,
      box,
      (share) => pointOn(part.axis, u, -6 + share * (long + 12)).point,
      Math.max(5, Math.round(long / 3.4)),
    )
    if (curve !== undefined) curves.push(curve)
  }
  return curves
}

function crosswise(part: Part, field: Field, box: Box, gap: number): Curve[] {
  const long = lengthOf(part.axis)
  const curves: Curve[] = []
  for (let v = -6; v < long + 8; v += gap) {
    const curve = along(
      part,
      field,
      box,
      (share) => {
        const u = Math.sin((share - 0.5) * 3)
        return pointOn(part.axis, u * 1.03, v + Math.sqrt(1.03 - Math.min(1, u * u)) * 0.8).point
      },
      12,
    )
    if (curve !== undefined) curves.push(curve)
  }
  return curves
}

function lines(curves: readonly Curve[], colour: string, width: number, opacity: number): string {
  if (curves.length === 0) return ''
  return `<path d="${curves.map((curve) => pathOf(curve)).join('')}" fill="none" stroke="${colour}" stroke-width="${number(width)}" stroke-opacity="${number(opacity)}"/>`
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
        small ? 4.2 : 6.2,
        small ? 1.15 : 1.9,
        true,
        seed,
      ),
    }
  }
  if (pattern === 'botanical') {
    const defs =
      symbol(name(0), branch(random, inks)) +
      symbol(name(1), branch(random, inks)) +
      symbol(name(2), bloom(random, inks, inks.bloom))
    return { defs, lay: scattered([name(0), name(1), name(0), name(2)], 8.2, 1.12, true, seed) }
  }
  if (pattern === 'dot') {
    const size = between(random, 0.3, 0.62)
    return { defs: '', lay: regular(inks.line, size * 4.6, size) }
  }
  const light = lightness(ground) < 0.52
  const ink = blend(light ? '#f2e9dc' : '#2b2a33', ground, 0.16)
  if (pattern === 'stripe') {
    const gap = between(random, 1.7, 3.2)
    const width = gap * between(random, 0.22, 0.5)
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

/** Dots keep their order; only the cloth moves them. */
function regular(ink: string, gap: number, size: number): Print['lay'] {
  return (part, field, box) => {
    const long = lengthOf(part.axis)
    let svg = ''
    let line = 0
    for (let v = -4; v < long + 8; v += gap * 0.5, line++) {
      const { radius } = pointOn(part.axis, 0, Math.max(0, Math.min(long, v)))
      for (let k = -40; k <= 40; k++) {
        const s = (k + (line % 2) * 0.5) * gap
        const angle = s / radius
        if (Math.abs(angle) > 1.5) continue
        const { point } = pointOn(part.axis, Math.sin(angle), v)
        if (!near(box, point, size)) continue
        const [x, y] = settle(field, point)
        const slip = 1 + 0.06 * noise(x, y, 4)
        svg += `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(size * (0.3 + 0.7 * Math.cos(angle)) * slip)}" ry="${number(size * slip)}"/>`
      }
    }
    return svg === '' ? '' : `<g fill="${ink}">${svg}</g>`
  }
}
