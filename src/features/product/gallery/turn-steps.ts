import { TURN_COLUMNS, TURN_STEPS } from '#domain/catalog/turn.ts'

/** What a step of a turn shows most of. */
export type TurnSide = 'front' | 'three-quarter' | 'side' | 'three-quarter back' | 'back'

/** A full turn takes this share of the picture's width under the finger. */
const WIDTH_OF_TURN = 1.25

/** The step after `by` more; a turn has no end. */
export function stepAfter(step: number, by: number): number {
  return (((step + by) % TURN_STEPS) + TURN_STEPS) % TURN_STEPS
}

/** Steps that a drag of `distance` pixels makes on a picture `width` pixels wide; the cloth in front follows the finger. */
export function stepsOfDrag(distance: number, width: number): number {
  return width > 0 ? Math.round((distance / (width * WIDTH_OF_TURN)) * TURN_STEPS) : 0
}

export function sideOfStep(step: number): TurnSide {
  const away = Math.min(step, TURN_STEPS - step) / (TURN_STEPS / 2)
  if (away === 0) return 'front'
  if (away === 1) return 'back'
  if (away === 0.5) return 'side'
  return away < 0.5 ? 'three-quarter' : 'three-quarter back'
}

/** Where a step lies in the picture of all steps, in its own widths and heights. */
export function placeOfStep(step: number): { readonly column: number; readonly row: number } {
  return { column: step % TURN_COLUMNS, row: Math.floor(step / TURN_COLUMNS) }
}

/** The step that a key goes to, in the manner of a slider; undefined for other keys. */
export function stepOfKey(key: string, step: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return stepAfter(step, 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return stepAfter(step, -1)
    case 'PageUp':
      return stepAfter(step, TURN_STEPS / 4)
    case 'PageDown':
      return stepAfter(step, -TURN_STEPS / 4)
    case 'Home':
      return 0
    case 'End':
      return TURN_STEPS / 2
    default:
      return undefined
  }
}
