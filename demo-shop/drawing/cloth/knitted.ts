import { tiledNoise } from '../canvas/noise.ts'
import { newPlate, shadePlate, type Plate } from './plate.ts'
import { laySection, newSection, type Yarn } from './yarn.ts'

export interface KnittedCloth {
  readonly wales: number
  readonly courses: number
  readonly yarn: Yarn
  /** Half of the yarn's breadth, as a share of a wale. */
  readonly half: number
  readonly mottle: number
  /** How uneven the stitches are. */
  readonly uneven: number
  /** Breadths of the wales of a repeat, together 1 for each, and which show their back. */
  readonly repeat: readonly { readonly breadth: number; readonly isPurl: boolean }[]
  readonly shade: number
}

/** Half of the height of a loop, as a share of a course: its head is behind the feet of the next course. */
const LOOP = 0.82
/** How far the legs of a loop spread towards its head, as a share of a wale. */
const SPREAD = 0.17
/** How far wales that show their front rise over those that show their back. */
const RIDGE = 1.15
/** Pixels between two sections of a yarn, along it and across it. */
const STEP = 0.75

/** Courses of loops, each a single yarn from edge to edge. */
export function knitCloth(cloth: KnittedCloth, size: number): Plate {
  const plate = newPlate(size)
  for (let course = 0; course < cloth.courses; course++) layCourse(plate, cloth, course)
  shadePlate(plate, { reach: (0.2 * size) / cloth.wales, depth: cloth.shade })
  return plate
}

interface Point3 {
  readonly x: number
  readonly y: number
  readonly z: number
}

function layCourse(plate: Plate, cloth: KnittedCloth, course: number): void {
  const { size } = plate
  const { wales, yarn, half, mottle, uneven } = cloth
  const wale = size / wales
  const pieces = Math.ceil((2.6 * wale + 4 * LOOP * (size / cloth.courses)) / STEP)
  const path = coursePath(cloth, { size, course, pieces })
  const section = newSection()
  const laid = { yarn, ink: 1, seed: course }
  let at = 0
  for (let index = 0; index + 1 < path.length; index++) {
    const from = path[index]
    const to = path[index + 1]
    if (!from || !to) continue
    const reach = Math.hypot(to.x - from.x, to.y - from.y) || 1e-6
    at += reach
    const share = index / path.length
    const breadth = 1 + uneven * 0.5 * tiledNoise(share * wales * 2, course * 3.7 + 0.5, wales * 2, 4096, 21)
    section.x = wrapped(from.x, size)
    section.y = wrapped(from.y, size)
    section.dx = (to.x - from.x) / reach
    section.dy = (to.y - from.y) / reach
    section.rise = ((to.z - from.z) / reach) * half * wale
    section.z = from.z
    section.half = half * wale * breadth
    section.at = at
    section.tone = 1 + mottle * tiledNoise(share * 6, course * 3.7 + 0.5, 6, 4096, 22)
    laySection(plate, section, laid, STEP)
  }
}

function wrapped(value: number, size: number): number {
  return ((value % size) + size) % size
}

interface CourseOnPlate {
  readonly size: number
  readonly course: number
  /** Of each loop. */
  readonly pieces: number
}

/** The loops of one course: narrow where they come through the loops below, wide at their heads. */
function coursePath(cloth: KnittedCloth, { size, course, pieces }: CourseOnPlate): Point3[] {
  const { wales, courses, repeat, uneven } = cloth
  const high = size / courses
  const path: Point3[] = []
  let left = 0
  for (let wale = 0; wale < wales; wale++) {
    const { breadth, isPurl } = repeat[wale % repeat.length] ?? { breadth: 1, isPurl: false }
    const wide = (size / wales) * breadth
    const side = isPurl ? -1 : 1
    const drift = uneven * tiledNoise((wale / wales) * wales, course + 0.5, wales, courses, 23)
    for (let piece = 0; piece < pieces; piece++) {
      const turn = (piece / pieces) * Math.PI * 2
      path.push({
        x:
          left +
          wide * (piece / pieces + SPREAD * Math.sin(2 * turn)) +
          drift * wide * 0.12 * Math.sin(turn / 2),
        y: (course + 0.5) * high + high * LOOP * (1 + drift * 0.12) * Math.cos(turn),
        z:
          -side * Math.cos(2 * turn) * 0.6 +
          (repeat.length > 1 ? side * RIDGE * Math.sin(turn / 2) ** 0.5 : 0),
      })
    }
    left += wide
  }
  return path
}
