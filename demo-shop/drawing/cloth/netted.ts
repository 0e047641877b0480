import type { Point } from '../canvas/geometry.ts'
import { newPlate, shadePlate, type Plate } from './plate.ts'
import { laySection, newSection, SPUN, type Yarn } from './yarn.ts'

/** Bobbin net with flowers of dense cloth, each outlined by a cord. */

const NET: Yarn = { ...SPUN, twist: 0.22, pitch: 7, lean: 1.2 }
const CLOTHWORK: Yarn = { ...SPUN, twist: 0.1, pitch: 6 }
const CORD: Yarn = { ...SPUN, twist: 0.3, pitch: 11, lean: 1.4 }
const STEP = 0.75

interface Strand {
  readonly yarn: Yarn
  readonly half: number
  readonly z: number
  readonly seed: number
}

function layStrand(plate: Plate, points: readonly Point[], { yarn, half, z, seed }: Strand): void {
  const { size } = plate
  const section = newSection()
  section.rise = 0
  section.z = z
  section.half = half
  section.tone = 1
  const laid = { yarn, ink: 1, seed }
  let at = seed * 53
  for (let index = 0; index + 1 < points.length; index++) {
    const [fromX, fromY] = points[index] ?? [0, 0]
    const [toX, toY] = points[index + 1] ?? [0, 0]
    const reach = Math.hypot(toX - fromX, toY - fromY)
    if (reach === 0) continue
    const [dx, dy] = [(toX - fromX) / reach, (toY - fromY) / reach]
    section.dx = dx
    section.dy = dy
    for (let step = 0; step < reach; step += STEP, at += STEP) {
      section.x = (((fromX + dx * step) % size) + size) % size
      section.y = (((fromY + dy * step) % size) + size) % size
      section.at = at
      laySection(plate, section, laid, STEP)
    }
  }
}

/** Hexagons: two sides of each are twisted pairs, the third is where its threads cross. */
function layNet(plate: Plate, columns: number, rows: number): void {
  const [wide, high] = [plate.size / columns, plate.size / rows]
  const half = wide * 0.075
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (column + (row % 2) / 2) * wide
      const y = row * high
      const seed = row * columns + column
      const knot: Point = [x, y + high * 0.36]
      layStrand(plate, [[x, y - high * 0.02], knot], { yarn: NET, half: half * 1.25, z: -0.4, seed })
      const foot = y + high * 0.98
      layStrand(plate, [knot, [x - wide / 2, foot]], { yarn: NET, half, z: -0.5, seed: seed + 1 })
      layStrand(plate, [knot, [x + wide / 2, foot]], { yarn: NET, half, z: -0.45, seed: seed + 2 })
    }
}

type Outline = (turn: number) => Point

const TURN = Math.PI * 2
const OUTLINE_STEPS = 140

function outlineOf(outline: Outline): Point[] {
  return Array.from({ length: OUTLINE_STEPS + 1 }, (_, step) => outline((step / OUTLINE_STEPS) * TURN))
}

interface Work {
  /** From one thread to the next. */
  readonly gap: number
  readonly seed: number
  /** The threads lie across this direction. */
  readonly turn: number
}

/** One petal or leaf: threads side by side inside its outline, and a cord around it. */
function layShape(plate: Plate, outline: Outline, { gap, seed, turn }: Work): void {
  const edge = outlineOf(outline)
  const points = edge.map((point) => turned(point, Math.PI / 2 - turn))
  const ys = points.map(([, y]) => y)
  const last = Math.max(...ys)
  for (let y = Math.min(...ys) + gap / 2; y < last; y += gap) {
    const crossings = crossingsAt(points, y)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const line: Point[] = [
        [crossings[index] ?? 0, y],
        [crossings[index + 1] ?? 0, y],
      ]
      const strand = { yarn: CLOTHWORK, half: gap * 0.5, z: 0, seed: seed + Math.round(y / gap) }
      layStrand(
        plate,
        line.map((point) => turned(point, turn - Math.PI / 2)),
        strand,
      )
    }
  }
  layStrand(plate, edge, { yarn: CORD, half: gap * 0.85, z: 0.9, seed })
}

function turned([x, y]: Point, turn: number): Point {
  const [along, aside] = [Math.cos(turn), Math.sin(turn)]
  return [x * along - y * aside, x * aside + y * along]
}

function crossingsAt(points: readonly Point[], y: number): number[] {
  const crossings: number[] = []
  for (let index = 0; index + 1 < points.length; index++) {
    const [fromX, fromY] = points[index] ?? [0, 0]
    const [toX, toY] = points[index + 1] ?? [0, 0]
    if (fromY <= y !== toY <= y) crossings.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
  }
  return crossings.toSorted((a, b) => a - b)
}

interface Motif {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** A pointed oval whose foot is `near` the middle of its motif. */
function petal({ x, y, size, turn }: Motif, near: number, fullness: number): Outline {
  return (angle) => {
    const along = near + (size - near) * (0.5 - 0.5 * Math.cos(angle))
    const aside = size * fullness * Math.sin(angle) * (0.72 - 0.28 * Math.cos(angle))
    return [
      x + Math.cos(turn) * along - Math.sin(turn) * aside,
      y + Math.sin(turn) * along + Math.cos(turn) * aside,
    ]
  }
}

const PETALS = 6

function layFlower(plate: Plate, motif: Motif, gap: number): void {
  const { x, y, size, turn } = motif
  for (let index = 0; index < PETALS; index++) {
    const own = { ...motif, turn: turn + (index / PETALS) * TURN }
    layShape(plate, petal(own, size * 0.26, 0.25), { gap, seed: index * 71 + Math.round(x), turn: own.turn })
    const vein = { ...own, size: size * 0.74 }
    layStrand(plate, outlineOf(petal(vein, size * 0.42, 0.08)), {
      yarn: CORD,
      half: gap * 0.6,
      z: 0.8,
      seed: index,
    })
  }
  const eye = size * 0.17
  layShape(plate, (angle) => [x + eye * Math.cos(angle), y + eye * Math.sin(angle)], { gap, seed: 5, turn })
}

function laySpray(plate: Plate, motif: Motif, gap: number): void {
  const { x, y, size, turn } = motif
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  const stem: Point[] = [
    [x - dx * size * 0.5, y - dy * size * 0.5],
    [x + dx * size, y + dy * size],
  ]
  layStrand(plate, stem, { yarn: CORD, half: gap * 0.8, z: 0.6, seed: 9 })
  for (const [index, lean] of [0.9, -0.9, 0.75, -0.75].entries()) {
    const foot = index < 2 ? -0.2 : 0.35
    const leaf = { x: x + dx * size * foot, y: y + dy * size * foot, size: size * 0.72, turn: turn + lean }
    layShape(plate, petal(leaf, size * 0.06, 0.2), { gap, seed: index * 13 + 3, turn: leaf.turn })
  }
}

/** Lace as a plate: flowers on a half drop, leaves between them. */
export function netCloth({ columns, rows }: { columns: number; rows: number }, size: number): Plate {
  const plate = newPlate(size)
  layNet(plate, columns, rows)
  const gap = size / 150
  const reach = size * 0.24
  layFlower(plate, { x: size * 0.25, y: size * 0.25, size: reach, turn: 0.2 }, gap)
  layFlower(plate, { x: size * 0.75, y: size * 0.75, size: reach * 0.9, turn: 0.7 }, gap)
  laySpray(plate, { x: size * 0.75, y: size * 0.22, size: reach * 0.7, turn: 1.25 }, gap)
  laySpray(plate, { x: size * 0.25, y: size * 0.74, size: reach * 0.7, turn: -1.9 }, gap)
  shadePlate(plate, { reach: size / 150, depth: 0.55 })
  return plate
}
