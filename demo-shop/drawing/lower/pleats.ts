import type { Field } from '../canvas/field.ts'
import { noise } from '../canvas/noise.ts'
import { raise } from '../canvas/sculpt.ts'

export interface Flare {
  /** Where across (u), how wide (in u), from where down (v) and how strong: one organ-pipe fold each. */
  readonly folds: readonly {
    readonly u: number
    readonly wide: number
    readonly from: number
    readonly by: number
  }[]
  /** Length over which a fold reaches its full depth. */
  readonly reach: number
}

/** Folds of a flared piece: born one after another below the hip, deepest at the hem. */
export function flare(field: Field, { folds, reach }: Flare): void {
  raise(field, (_x, _y, u, v) => {
    let sum = 0
    for (const fold of folds) {
      const down = (v - fold.from) / reach
      if (down <= 0) continue
      const away = (u - fold.u) / (fold.wide * (1 + 0.25 / (down + 0.25)))
      if (away > 2.4 || away < -2.4) continue
      const grown = down > 1 ? down ** 0.4 : down * down * (3 - 2 * down)
      sum += fold.by * grown * Math.exp(-away * away * (away < 0 ? 1 : 1.5))
    }
    return sum
  })
}

/** Cloth drawn up on a thread: many small ridges that die away from the seam at `from`. */
export function gather(
  field: Field,
  from: number,
  reach: number,
  count: number,
  by: number,
  seed: number,
): void {
  raise(field, (_x, _y, u, v) => {
    const away = (v - from) / reach
    if (away < -0.2 || away > 3) return 0
    const angle = Math.asin(Math.max(-1, Math.min(1, u * 0.97)))
    const wander = noise(angle * 5, v * 0.12, seed + 9) * 0.5
    const fade = Math.exp(-Math.max(0, away)) * (1 + 0.4 * noise(angle * 7, 3, seed + 2))
    return by * fade * noise(angle * count * (1 - 0.22 * Math.min(1, away)) + wander, away * 0.5, seed)
  })
}

/** Sharp-edged pressed pleats, all lying to one side. */
export function pleat(field: Field, count: number, by: number, from: number, reach: number): void {
  raise(field, (_x, _y, u, v) => {
    if (v < from) return 0
    const grown = Math.min(1, (v - from) / reach)
    const place = Math.asin(Math.max(-1, Math.min(1, u * 0.985))) * (count / Math.PI) + 40
    const share = place - Math.floor(place)
    const profile = share < 0.86 ? share / 0.86 : (1 - share) / 0.14
    return by * (0.35 + 0.65 * grown) * profile
  })
}
