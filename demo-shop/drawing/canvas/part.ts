import type { Hand } from '../cloth/cloth.ts'
import type { Axis, Field } from './field.ts'
import type { Curve, Point } from './geometry.ts'

/** Which of the garment's colours a piece is cut from. */
type Cut = 'shell' | 'inside' | 'trim' | 'lining' | (string & {})

/** One piece of cloth. Pieces are listed from the table up. */
export interface Part {
  readonly outline: Curve
  readonly axis: Axis
  readonly cut?: Cut
  /** Roundness of the body under it; 0 lies flat. */
  readonly depth?: number
  readonly sculpt?: (field: Field) => void
  /** SVG in centimetres, clipped to the piece, under and over the light. */
  readonly under?: string
  readonly marks?: string
  /** SVG in centimetres over the edge: buttons, ties. */
  readonly over?: string
  /** Shadow it throws on the pieces below, 1 is a loose layer, 0.3 a sewn seam. */
  readonly casts?: number
  readonly printed?: boolean
  /** Turn of the weave, degrees. */
  readonly grain?: number
  readonly opacity?: number
  readonly hand?: Partial<Hand>
  readonly woven?: boolean
}

export interface Garment {
  readonly parts: readonly Part[]
  /** What the detail view looks at, and how wide a piece of it, cm. */
  readonly focus: Point
  readonly focusWidth: number
}

export interface Palette {
  readonly shell: string
  readonly inside: string
  readonly trim: string
  readonly lining: string
}

/** Pixels = origin + centimetres × scale. */
export interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
