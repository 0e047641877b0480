import { handOf, sheerness, type Hand } from '../cloth/cloth.ts'
import type { Drawing } from '../kinds.ts'
import { seeded, type Random } from '../canvas/random.ts'

/**
 * A top tucked in at the waist, a skirt or trousers over a tucked top, a garment whose sleeves are inside those of the
 * jacket over it, a jacket whose fronts hang apart, or a scarf that hangs.
 */
export type Worn = 'tucked' | 'over-top' | 'under-layer' | 'open' | 'hung'

/** Input of every pattern: the order, the view, and reproducible random streams. */
export interface Draft {
  readonly drawing: Drawing
  readonly back: boolean
  /** How it is worn with another garment; absent where it hangs alone. */
  readonly worn?: Worn
  readonly hand: Hand
  /** Opacity of an unlined layer. */
  readonly veil: number
  /** A random stream for one question, the same for every view, so that front and back agree on the cut. */
  readonly dice: (question: string) => Random
  /** A random stream for folds, which differ from view to view. */
  readonly folds: (piece: string) => Random
}

export function draftOf(drawing: Drawing, back: boolean, worn?: Worn): Draft {
  const key = `${drawing.kind}/${drawing.seed}`
  return {
    drawing,
    back,
    ...(worn === undefined ? {} : { worn }),
    hand: handOf(drawing.fabric),
    veil: 1 - sheerness(drawing.fabric),
    dice: (question) => seeded(`${key}/${question}`),
    folds: (piece) => seeded(`${key}/${back ? 'back' : 'front'}/${piece}`),
  }
}
