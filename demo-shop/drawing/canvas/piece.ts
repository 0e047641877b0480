import { upright, type Axis } from './field.ts'
import type { Curve } from './geometry.ts'
import type { Part } from './part.ts'

const UPRIGHT: Axis = upright(-12, 60, 16)

export function piece(outline: Curve, rest: Partial<Part> = {}): Part {
  return { outline, axis: UPRIGHT, depth: 0.1, ...rest }
}
