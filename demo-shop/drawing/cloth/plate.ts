import { lightness, parseColour, type Rgb } from '../canvas/colour.ts'
import type { Random } from '../canvas/random.ts'
import type { Sheet } from '../film/lay-on-wall.ts'

/** A square of cloth that is being drawn: what lies on top at each pixel. It meets itself at its edges. */
export interface Plate {
  readonly size: number
  readonly height: Float32Array
  /** 1 is the colour itself, more is a highlight. */
  readonly light: Float32Array
  /** Which of the colours; the first is the ground. */
  readonly ink: Uint8Array
}

const GROUND_HEIGHT = -1.4
const GROUND_LIGHT = 0.78

export function newPlate(size: number): Plate {
  const cells = size * size
  return {
    size,
    height: new Float32Array(cells).fill(GROUND_HEIGHT),
    light: new Float32Array(cells).fill(GROUND_LIGHT),
    ink: new Uint8Array(cells),
  }
}

/** One pass of a box blur that meets itself at the edges. */
function blurLines(data: Float32Array, size: number, reach: number, [step, next]: [number, number]): void {
  const line = new Float32Array(size)
  for (let each = 0; each < size; each++) {
    const start = each * next
    let sum = 0
    for (let index = -reach; index <= reach; index++) sum += data[start + ((index + size) % size) * step] ?? 0
    for (let index = 0; index < size; index++) {
      line[index] = sum / (2 * reach + 1)
      sum += data[start + ((index + reach + 1) % size) * step] ?? 0
      sum -= data[start + ((index - reach + size) % size) * step] ?? 0
    }
    for (let index = 0; index < size; index++) data[start + index * step] = line[index] ?? 0
  }
}

interface Shade {
  /** How far a thread throws its shadow, pixels. */
  readonly reach: number
  readonly depth: number
}

/** Darkens what lies below its surroundings, most on the side that is turned from the light (from the upper left). */
export function shadePlate(plate: Plate, { reach, depth }: Shade): void {
  const { size } = plate
  const around = plate.height.slice()
  const radius = Math.max(1, Math.round(reach))
  blurLines(around, size, radius, [1, size])
  blurLines(around, size, radius, [size, 1])
  const shift = Math.max(1, Math.round(reach * 0.6))
  for (let row = 0; row < size; row++) shadeRow(plate, row, { around, shift, depth })
}

interface Hollows {
  /** The height of the surroundings. */
  readonly around: Float32Array
  /** Pixels towards the light. */
  readonly shift: number
  readonly depth: number
}

function shadeRow({ size, height, light }: Plate, row: number, { around, shift, depth }: Hollows): void {
  const above = ((row - shift + size) % size) * size
  for (let x = 0, index = row * size; x < size; x++, index++) {
    const own = height[index] ?? 0
    const left = (x - shift + size) % size
    const hollow = (around[index] ?? 0) - own + 0.6 * Math.max(0, (height[above + left] ?? 0) - own)
    if (hollow > 0) light[index] = (light[index] ?? 0) * (1 - Math.min(0.62, hollow * depth))
  }
}

interface Hairs {
  readonly count: number
  /** Pixels. */
  readonly length: number
  readonly strength: number
}

/** Fibres that stand out of the yarns and catch the light. */
export function layHairs({ size, light }: Plate, { count, length, strength }: Hairs, random: Random): void {
  for (let hair = 0; hair < count; hair++) {
    let x = random() * size
    let y = random() * size
    let turn = random() * Math.PI * 2
    let bend = (random() - 0.5) * 0.05
    const steps = length * (0.4 + random())
    const bright = 1.12 + random() * 0.25
    for (let step = 0; step < steps; step++) {
      x += Math.cos(turn)
      y += Math.sin(turn)
      turn += bend
      bend += (random() - 0.5) * 0.012
      const share = strength * Math.sin((Math.PI * (step + 1)) / (steps + 1))
      const column = (((x % size) + size) % size) | 0
      const row = (((y % size) + size) % size) | 0
      for (const [index, part] of [
        [row * size + column, share],
        [row * size + ((column + 1) % size), share * 0.5],
      ] as const)
        light[index] = (light[index] ?? 0) * (1 - part) + bright * part
    }
  }
}

/** Light that a dark dye gives back in spite of its colour. */
const SHEEN_OF_DARK = 30
/** Every so many pixels are enough for the mean. */
const SAMPLED = 13

/** The finished picture. Its mean is `mean`, so that the cloth has the colour of the garment it belongs to. */
export function finishPlate(plate: Plate, colours: readonly string[], mean: string): Sheet {
  const { size, light, ink } = plate
  const target = parseColour(mean)
  const lift = SHEEN_OF_DARK * (1 - lightness(mean))
  const tables = colours.map(parseColour)
  const gain = brightness(target) / Math.max(1, brightness(meanOf(plate, tables, lift)))
  for (let index = 0; index < light.length; index++) light[index] = (light[index] ?? 0) * gain
  // What the gain leaves over: yarns of several colours, and highlights that are white.
  const own = meanOf(plate, tables, lift)
  const [red, green, blue] = (['red', 'green', 'blue'] as const).map((part) => target[part] - own[part])
  const pixels = Buffer.alloc(size * size * 3)
  for (let index = 0, to = 0; index < light.length; index++, to += 3) {
    const colour = tables[ink[index] ?? 0] ?? target
    const level = light[index] ?? 0
    pixels[to] = clamped(lit(colour.red, level, lift) + (red ?? 0))
    pixels[to + 1] = clamped(lit(colour.green, level, lift) + (green ?? 0))
    pixels[to + 2] = clamped(lit(colour.blue, level, lift) + (blue ?? 0))
  }
  return { width: size, height: size, pixels }
}

function brightness({ red, green, blue }: Rgb): number {
  return (red + green + blue) / 3
}

function meanOf({ light, ink }: Plate, tables: readonly Rgb[], lift: number): Rgb {
  const sum = { red: 0, green: 0, blue: 0 }
  let count = 0
  for (let index = 0; index < light.length; index += SAMPLED, count++) {
    const colour = tables[ink[index] ?? 0]
    if (!colour) continue
    for (const part of ['red', 'green', 'blue'] as const)
      sum[part] += lit(colour[part], light[index] ?? 0, lift)
  }
  return { red: sum.red / count, green: sum.green / count, blue: sum.blue / count }
}

function lit(value: number, level: number, lift: number): number {
  const base = level <= 1 ? value * level : value + (255 - value) * Math.min(0.9, (level - 1) * 0.6)
  return base + lift * (level - 0.7)
}

function clamped(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value
}
