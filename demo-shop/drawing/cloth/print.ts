import { blend, lightness } from '../canvas/colour.ts'
import type { Pattern } from '../kinds.ts'
import { bloom, branch, printInks, sprig } from './motifs.ts'
import type { Print } from '../canvas/paint.ts'
import type { Part } from '../canvas/part.ts'
import { crosswise, lengthwise, lines, regular } from './print-lines.ts'
import { scattered } from './print-scatter.ts'
import { between, seeded, type Random } from '../canvas/random.ts'

export function meanRadius(part: Part): number {
  const { radii } = part.axis
  return radii.reduce((sum, radius) => sum + radius, 0) / Math.max(1, radii.length)
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
      lay: scattered([name(0), name(1), name(2), name(3), name(2)], small ? 5 : 6.6, small ? 1.3 : 2, seed),
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
