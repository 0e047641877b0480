import { crease } from '../canvas/crease.ts'
import { pointOn, type Axis, type Field } from '../canvas/field.ts'
import { mix, type Point } from '../canvas/geometry.ts'
import { gather } from '../lower/pleats.ts'
import { between, type Random } from '../canvas/random.ts'
import { raise, rumple } from '../canvas/sculpt.ts'
import type { SleevePlan } from './sleeve-plan.ts'

export function sleeveFolds(
  field: Field,
  axis: Axis,
  plan: SleevePlan,
  random: Random,
  length: number,
): void {
  const { drape } = plan
  const on = (u: number, v: number): Point => pointOn(axis, u, v).point
  if (length > 34) {
    for (let each = 0; each < 5; each++) {
      const v = 29 + (each - 2) * between(random, 2.2, 3.4)
      const fan = (each - 2) * 2.1
      crease(field, {
        points: [on(-0.92, v), on(-0.2, v + fan * 0.5 + 0.6), on(between(random, 0.35, 0.8), v + fan)],
        left: between(random, 0.5, 0.8),
        right: between(random, 0.8, 1.3),
        by: 0.62 * drape,
        peak: 0.25,
      })
    }
    for (let each = 0; each < 5; each++) {
      const v = mix(37, length - 3, (each + random()) / 5)
      const flip = each % 2 === 0 ? 1 : -1
      crease(field, {
        points: [on(-0.85 * flip, v - 2), on(0, v + 0.8), on(0.75 * flip, v + between(random, 1, 4))],
        left: 0.8,
        right: 1.2,
        by: 0.42 * drape * between(random, 0.5, 1.2),
        peak: 0.5,
      })
    }
  }
  for (let each = 0; each < 3; each++) {
    const u = between(random, -0.6, 0.55)
    crease(field, {
      points: [on(u * 0.6, 4), on(u, 13), on(u + between(random, -0.25, 0.25), Math.min(length - 1, 27))],
      left: 0.9,
      right: 1.5,
      by: 0.55 * drape * between(random, 0.5, 1.1),
    })
  }
  if (plan.puff > 0) gather(field, 1, 5, 11, 0.7 * drape, Math.floor(random() * 9999))
  if (plan.blouse > 0 || plan.cuff === 'shirt' || plan.cuff === 'elastic') {
    const seed = Math.floor(random() * 9999)
    const strong = 0.35 + plan.blouse * 0.16
    raise(field, (_x, _y, u, v) => {
      const up = length - v
      if (up < -1 || up > 26) return 0
      const angle = Math.asin(Math.max(-1, Math.min(1, u * 0.95)))
      return (
        strong *
        drape *
        Math.exp(-up / (5 + plan.blouse * 1.6)) *
        Math.sin(angle * 9 + Math.sin(angle * 5 + seed) * 1.6)
      )
    })
  }
  rumple(field, 0.1 * plan.rumple, 2.8, 2, 0.9, Math.floor(random() * 9999))
}
