import { trunkAxis, trunkOutline, type Trunk } from './body.ts'
import { crease } from '../canvas/crease.ts'
import type { Field } from '../canvas/field.ts'
import { mix, type Curve, type Point } from '../canvas/geometry.ts'
import { noise } from '../canvas/noise.ts'
import type { Part } from '../canvas/part.ts'
import { between, type Random } from '../canvas/random.ts'
import { bump, raise, rumple } from '../canvas/sculpt.ts'

export interface BodiceFolds {
  /** 0 is cut to the body, 1 hangs free of it. */
  readonly loose: number
  readonly drape: number
  readonly rumple: number
  readonly back?: boolean
  /** Drawn in at the waist: short folds radiate from the seam. */
  readonly cinched?: boolean
  /** Folds of its own lie over the front: at armhole and waist there is cloth enough. */
  readonly draped?: boolean
}

/** Folds of cloth worn on the upper body: from the armhole, over the bust, into the waist. */
export function bodiceFolds(field: Field, trunk: Trunk, random: Random, folds: BodiceFolds): void {
  const { loose, drape } = folds
  const fall = trunk.hemAt
  if (folds.back !== true) {
    for (const side of [-1, 1]) {
      bump(field, [side * 8, 25], 6.2, 7.2, mix(0.8, 0.5, loose))
    }
    bump(field, [0, 26], 2.6, 6, -0.15)
  } else {
    for (const side of [-1, 1]) bump(field, [side * 8, 17], 6, 8, 0.3)
    bump(field, [0, 30], 3.2, 16, -0.3)
  }
  for (const side of [-1, 1]) {
    const pit: Point = [side * (trunk.chest - 1.2), trunk.depth - 1]
    for (let each = 0; each < (folds.draped === true ? 1 : 3); each++) {
      const length = between(random, 6, 13)
      const turn = mix(0.15, 1.1, (each + random()) / 3)
      const end: Point = [pit[0] - side * length * Math.cos(turn), pit[1] + length * Math.sin(turn)]
      const middle: Point = [mix(pit[0], end[0], 0.5) - side * 0.3, mix(pit[1], end[1], 0.5) + 0.7]
      crease(field, { points: [pit, middle, end], left: 0.9, right: 1.5, by: 0.3 * drape, peak: 0.22 })
    }
    const tip: Point = [side * (trunk.shoulder - between(random, 2.5, 5)), trunk.slope + 2.5]
    crease(field, {
      points: [tip, [side * 11.5, 13], [side * 9.5, 21]],
      left: 1.1,
      right: 1.6,
      by: 0.4 * drape * between(random, 0.5, 1.1),
    })
    if (folds.draped !== true) waistFolds(field, trunk, random, side, folds)
  }
  if (loose > 0.25) hangFolds(field, trunk, random, loose * drape, fall)
  rumple(field, 0.09 * folds.rumple, 3.4, 2.2, 0.5, Math.floor(random() * 9999))
  rumple(field, 0.3 * folds.rumple, 9, 1.8, -0.25, Math.floor(random() * 9999))
}

function waistFolds(
  field: Field,
  trunk: Trunk,
  random: Random,
  side: number,
  { loose, drape, cinched }: BodiceFolds,
) {
  const count = cinched === true ? 6 : 3
  for (let each = 0; each < count; each++) {
    const y = trunk.waistAt - between(random, -3, 6)
    const reach = between(random, 5, 11)
    const from: Point = [side * (trunk.waist - 0.4), y]
    const lift = between(random, -4.5, 1.5)
    crease(field, {
      points: [
        from,
        [side * (trunk.waist - reach * 0.5), y + lift * 0.4 + 0.6],
        [side * (trunk.waist - reach), y + lift],
      ],
      left: between(random, 0.45, 0.8),
      right: between(random, 0.7, 1.2),
      by: 0.4 * drape * mix(1, 0.4, loose),
      peak: 0.2,
    })
  }
  if (cinched !== true) return
  const seed = Math.floor(random() * 9999)
  if (side === 1) return
  raise(field, (x, y) => {
    const up = trunk.waistAt - y
    if (up < 0 || up > 14) return 0
    return 0.36 * drape * Math.exp(-up / 4) * noise(x * 0.75 + up * 0.02 * x, up * 0.1, seed)
  })
}

function hangFolds(field: Field, trunk: Trunk, random: Random, depth: number, fall: number): void {
  const count = 7
  for (let each = 0; each < count; each++) {
    const share = ((each + between(random, 0.15, 0.85)) / count) * 2 - 1
    const top = between(random, 26, 34) + 6 * Math.abs(share)
    const width = between(random, 1, 2.3)
    crease(field, {
      points: [
        [share * trunk.bust * 0.72, top],
        [share * trunk.bust * 0.86 + between(random, -0.7, 0.7), mix(top, fall, 0.5)],
        [share * trunk.hem * 0.95, fall + 6],
      ],
      left: width,
      right: width * 1.5,
      by: depth * between(random, 0.5, 1.35),
      peak: 0.8,
    })
  }
}

export function bodicePart(
  trunk: Trunk,
  neck: Curve,
  hem: Curve,
  random: Random,
  folds: BodiceFolds,
  rest: Partial<Part> = {},
): Part {
  return {
    outline: trunkOutline(trunk, neck, hem),
    axis: trunkAxis(trunk),
    depth: mix(0.46, 0.36, folds.loose),
    ...rest,
    sculpt: (field) => {
      bodiceFolds(field, trunk, random, folds)
      rest.sculpt?.(field)
    },
  }
}
