import type { Plate } from './plate.ts'
import { seeded } from '../canvas/random.ts'

/** How a yarn takes the light. */
export interface Yarn {
  /** Depth of the twist's ridges, the pixels from one to the next, and how far they lean across the yarn. */
  readonly twist: number
  readonly pitch: number
  readonly lean: number
  /** Streaks of the fibres along it. */
  readonly fibre: number
  readonly shine: number
  /** Tightness of the shine. */
  readonly gloss: number
  /** How dark it is at its sides: filaments lie flat beside each other. */
  readonly edge: number
}

export const SPUN: Yarn = { twist: 0.14, pitch: 9, lean: 0.9, fibre: 0.2, shine: 0.03, gloss: 6, edge: 0.4 }
export const FILAMENT: Yarn = {
  twist: 0,
  pitch: 9,
  lean: 0,
  fibre: 0.34,
  shine: 0.34,
  gloss: 8,
  edge: 0.26,
}

/** Light from the upper left; half way between it and the eye. */
const LIGHT = { x: -0.45, y: -0.6, z: 0.66 }
const HALF = { x: -0.247, y: -0.33, z: 0.912 }
const AMBIENT = 0.4
const DIFFUSE = 0.92

const STREAKS = 64
const STREAK_LENGTH = 1024

/** Streaks of fibres: across the yarn each is another one, along it they last. */
const fibres = makeFibres()

function makeFibres(): Float32Array {
  const random = seeded('fibres of yarns')
  const table = new Float32Array(STREAKS * STREAK_LENGTH)
  for (let streak = 0; streak < STREAKS; streak++) {
    let level = 0
    for (let along = 0; along < STREAK_LENGTH; along++) {
      level = level * 0.93 + (random() - 0.5) * 0.52
      table[streak * STREAK_LENGTH + along] = level
    }
  }
  return table
}

export interface LaidYarn {
  readonly yarn: Yarn
  readonly ink: number
  /** Distinguishes the fibres of one yarn from those of the next. */
  readonly seed: number
}

/** A cross-section of a yarn: where it is, which way it goes, how high it lies. */
interface Section {
  x: number
  y: number
  /** Direction, of length 1, and the rise along it. */
  dx: number
  dy: number
  rise: number
  z: number
  half: number
  /** Pixels along the yarn. */
  at: number
  tone: number
}

/** One for all sections of a yarn: they are too many to allocate each. All fractions, so that the engine keeps one shape. */
export function newSection(): Section {
  return { x: 0.5, y: 0.5, dx: 0.5, dy: 0.5, rise: 0.5, z: 0.5, half: 0.5, at: 0.5, tone: 0.5 }
}

const TAU = Math.PI * 2

/**
 * Lays one cross-section: `step` pixels apart across the yarn, which is 1 where it runs straight down or across, and less on
 * a curve, where two sections do not lie side by side.
 */
export function laySection(
  plate: Plate,
  section: Readonly<Section>,
  { yarn, ink, seed }: LaidYarn,
  step: number,
): void {
  const { size, height, light, ink: inks } = plate
  const { x, y, dx, dy, rise, z, half, at, tone } = section
  const along = dx * HALF.x + dy * HALF.y + rise * HALF.z * 0.8
  const glint = yarn.shine * Math.max(0, 1 - along * along) ** yarn.gloss
  const lengthwise = -(dx * LIGHT.x + dy * LIGHT.y) * rise
  const sideways = -dy * LIGHT.x + dx * LIGHT.y
  const phase = (at / yarn.pitch) * TAU
  const streakAt = ((at | 0) + seed * 131) & (STREAK_LENGTH - 1)
  for (let off = -half; off <= half; off += step) {
    const px = x - dy * off
    const py = y + dx * off
    const column = (px < 0 ? px + size : px >= size ? px - size : px) | 0
    const row = (py < 0 ? py + size : py >= size ? py - size : py) | 0
    const index = row * size + column
    const a = off / half
    const round = Math.sqrt(Math.max(0, 1 - a * a))
    const top = z + round * 0.7
    if (top <= (height[index] ?? 0)) continue
    height[index] = top
    inks[index] = ink
    const facing = sideways * a + (lengthwise + LIGHT.z) * round
    const streak =
      fibres[
        (((a * 22 + at * yarn.lean * 0.05 + seed * 17) | 0) & (STREAKS - 1)) * STREAK_LENGTH + streakAt
      ] ?? 0
    const ridge = yarn.twist === 0 ? 0 : Math.sin(phase + a * yarn.lean * 3) * yarn.twist * round
    const body = (AMBIENT + DIFFUSE * (facing > 0 ? facing : 0)) * (1 - yarn.edge * a * a * a * a)
    light[index] = body * tone * (1 + ridge + streak * yarn.fibre) + glint * round * (1 + streak * 0.8)
  }
}
