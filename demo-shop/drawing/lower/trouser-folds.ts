import { crease } from '../canvas/crease.ts'
import type { Draft } from '../garments/draft.ts'
import type { Field } from '../canvas/field.ts'
import { mix, type Point } from '../canvas/geometry.ts'
import { between, type Random } from '../canvas/random.ts'
import { bump, raise, rumple } from '../canvas/sculpt.ts'
import type { Leg, TrouserPlan } from './trouser-leg.ts'

export function legFolds(
  field: Field,
  plan: TrouserPlan,
  leg: Leg,
  side: 1 | -1,
  random: Random,
  draft: Draft,
): void {
  const { drape, rumple: crumple } = draft.hand
  const { top, rise, length, hip, thigh, knee } = plan
  const crotch = top + rise
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y])
  if (draft.back) bump(field, [side * hip * 0.5, top + rise * 0.66], hip * 0.42, rise * 0.42, 2)
  else {
    for (let each = 0; each < 4; each++) {
      const reach = between(random, 5, 10)
      const rising = mix(0.9, -0.35, each / 3)
      const from: Point = [0.8, crotch - 1.2 + each * 0.7]
      crease(field, {
        points: flip([
          from,
          [from[0] + reach * 0.5, from[1] - reach * 0.5 * rising - 0.4],
          [from[0] + reach, from[1] - reach * rising],
        ]),
        left: side === 1 ? 0.6 : 1,
        right: side === 1 ? 1 : 0.6,
        by: 0.36 * Math.min(1, drape),
        peak: 0.2,
      })
    }
  }
  const end = top + length
  if (length > 60) {
    const kneeAt = mix(crotch, end, 0.46)
    const centre = leg.axis.points[2]?.[0] ?? thigh
    // A pressed or a wide leg falls past the knee; a narrow one breaks over it.
    const falls = plan.knee > 9.6 || plan.creased
    for (let each = 0; each < (falls ? 0 : 5); each++) {
      const y = kneeAt + (each - 1.6) * between(random, 2.6, 4.6)
      const inside = each % 2 === 0
      const from = inside ? centre - knee * 0.95 : centre + knee * 0.95
      const to = inside ? centre + knee * 0.3 : centre - knee * 0.2
      crease(field, {
        points: flip([
          [from, y],
          [mix(from, to, 0.5), y + 1.2],
          [to, y + between(random, 0.5, 4)],
        ]),
        left: 0.7,
        right: 1.1,
        by: 0.36 * drape,
        peak: 0.25,
      })
    }
    const swings = plan.ankle > plan.knee || plan.creased
    for (let each = 0; each < (swings ? 1 : 3); each++) {
      const y = end - 4 - each * 3.2 - random() * 1.5
      const at = leg.axis.points[3]?.[0] ?? thigh
      const half = plan.ankle * 0.9
      const flipSide = each % 2 === 0 ? 1 : -1
      crease(field, {
        points: flip([
          [at + half * flipSide, y],
          [at, y + 1.3],
          [at - half * 0.6 * flipSide, y + 1],
        ]),
        left: 0.6,
        right: 1,
        by: (swings ? 0.12 : 0.45) * drape,
        peak: 0.3,
      })
    }
  }
  if (plan.ankle > plan.knee * 0.95) {
    for (const u of [-0.55, 0.1, 0.6]) {
      const from = mix(crotch, end, between(random, 0.05, 0.3))
      raise(field, (_x, y, here) => {
        const down = (y - from) / (end - from)
        if (down <= 0) return 0
        const away = (here - u) / 0.2
        return 1.05 * drape * Math.min(1, down * 1.4) * Math.exp(-away * away * (away > 0 ? 1.3 : 0.8))
      })
    }
  }
  if (plan.creased) {
    raise(field, (_x, y, here) => {
      const strong = Math.min(1, Math.max(0, (y - top - 8) / 14))
      return 0.75 * strong * Math.exp(-Math.abs(here) * 5.5)
    })
  }
  for (let each = 0; each < plan.pleats; each++) {
    const x = pleatAt(plan, each)
    crease(field, {
      points: flip([
        [x, top - 1],
        [x + 0.4, top + 9],
        [x + 0.5, top + 19],
      ]),
      left: 0.5,
      right: 1.6,
      by: 0.7,
      peak: 0.25,
    })
  }
  rumple(field, 0.1 * crumple, 3, 2, 0.6 * side, Math.floor(random() * 9999))
  rumple(field, 0.3 * crumple, 7, 2.6, 0.1, Math.floor(random() * 9999))
}

/** Where a pleat leaves the waistband. */
export function pleatAt({ waist }: TrouserPlan, each: number): number {
  return waist * (0.42 + each * 0.24)
}

/** Wear: thighs and knees lose their dye first. */
export function fade(field: Field, plan: TrouserPlan): void {
  const thighAt = plan.top + plan.rise * (plan.length < 60 ? 0.95 : 1.35)
  const kneeAt = mix(plan.top + plan.rise, plan.top + plan.length, 0.46)
  const isShort = plan.length < 60
  const { cols, rows, step, tone, u } = field
  for (let row = 0, index = 0; row < rows; row++) {
    const y = field.y + row * step
    const down = isShort
      ? 0.5 * Math.exp(-(((y - thighAt) / 9) ** 2))
      : Math.exp(-(((y - thighAt) / 17) ** 2)) + 0.6 * Math.exp(-(((y - kneeAt) / 11) ** 2))
    for (let col = 0; col < cols; col++, index++)
      tone[index] = (tone[index] ?? 0) + 0.3 * down * Math.exp(-(((u[index] ?? 0) / 0.5) ** 2))
  }
}
