import type { View } from './source-views.ts'

/** The cloths whose weave can be pictured. */
export const CLOTHS = [
  'silk',
  'satin',
  'crepe',
  'jacquard',
  'chiffon',
  'lace',
  'cotton',
  'poplin',
  'linen',
  'jersey',
  'merino',
  'cashmere',
  'rib',
  'wool',
  'tweed',
  'denim',
] as const
export type ClothName = (typeof CLOTHS)[number]

/** What is counted in a centimetre of cloth. */
export const CLOTH_UNITS = ['thread', 'stitch', 'mesh'] as const
export type ClothUnit = (typeof CLOTH_UNITS)[number]

/** Where one picture of a garment shows its cloth. */
export interface ClothView {
  /** Centimetres from the left edge of the picture to the right one. */
  readonly width: number
  /** A grid over the picture, row by row: `x` where there is cloth. */
  readonly rows: readonly string[]
}

/** A garment's cloth, as its pictures show it. */
export interface PicturedCloth {
  readonly name: ClothName
  readonly unit: ClothUnit
  /** Per centimetre: warp threads or wales, and weft threads or courses. */
  readonly across: number
  readonly along: number
  /** Side of the square that its picture shows, in centimetres. */
  readonly span: number
  /** The picture has the relief of the cloth without its colour, to be laid over the print. */
  readonly printed: boolean
  readonly views: Readonly<Record<View, ClothView>>
}

/** A point of a picture, as shares of its width and its height. */
export interface PicturePoint {
  readonly x: number
  readonly y: number
}

const CLOTH = 'x'

/** Whether a picture shows cloth at a point. */
export function isCloth({ rows }: ClothView, { x, y }: PicturePoint): boolean {
  const row = rows[Math.floor(y * rows.length)] ?? ''
  return row[Math.floor(x * row.length)] === CLOTH
}

/** The point of a picture that is farthest from all that is not cloth; undefined for a picture without cloth. */
export function innermostCloth({ rows }: ClothView): PicturePoint | undefined {
  let best = 0
  let point: PicturePoint | undefined
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const reach = reachAt(rows, x, y)
      if (reach > best) {
        best = reach
        point = { x: (x + 0.5) / row.length, y: (y + 0.5) / rows.length }
      }
    }
  }
  return point
}

/** How many cells around this one are cloth, in the shortest of the eight directions. */
function reachAt(rows: readonly string[], x: number, y: number): number {
  let reach = 0
  while (isRing(rows, { x, y }, reach)) reach++
  return reach
}

function isRing(rows: readonly string[], { x, y }: PicturePoint, reach: number): boolean {
  return [-reach, 0, reach].every((dy) => [-reach, 0, reach].every((dx) => rows[y + dy]?.[x + dx] === CLOTH))
}
