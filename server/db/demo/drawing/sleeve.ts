import { armhole, type Trunk } from './body.ts'
import { lengthOf, pointOn, type Axis, type Field } from './field.ts'
import {
  join,
  mix,
  mirror,
  polyline,
  reverse,
  smooth,
  spline,
  transform,
  type Curve,
  type Point,
} from './geometry.ts'
import { stitches, stroke } from './ink.ts'
import type { Part } from './part.ts'
import { between, type Random } from './random.ts'
import { crease, gather, raise, rumple } from './sculpt.ts'

export interface SleevePlan {
  /** From the shoulder tip, cm, and lean from the vertical, radians. */
  readonly length: number
  readonly lean: number
  readonly bicep: number
  readonly wrist: number
  /** Extra cloth drawn into the cuff, and lifted at the cap. */
  readonly blouse: number
  readonly puff: number
  readonly cuff: 'none' | 'band' | 'shirt' | 'rib' | 'stitch' | 'elastic' | 'buttons'
  /** Tailored sleeves lie over the body; the rest are set behind the armhole edge. */
  readonly over: boolean
  readonly drape: number
  readonly rumple: number
}

const CUFFS = { none: 0, band: 2.4, shirt: 5.4, rib: 6, stitch: 0, elastic: 1.6, buttons: 0 } as const

function armAxis(trunk: Trunk, plan: SleevePlan, lean: number): Axis {
  const { shoulder, slope } = trunk
  const bend = 0.085
  const reach = plan.length
  let x = shoulder + 0.7 - plan.bicep * Math.cos(lean)
  let y = slope + plan.bicep * Math.sin(lean)
  const points: Point[] = [[x, y]]
  const radii: number[] = []
  const steps = 8
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    const angle = lean - (bend * 2 * Math.max(0, share * reach - 26)) / 30
    x += (Math.sin(angle) * reach) / steps
    y += (Math.cos(angle) * reach) / steps
    points.push([x, y])
  }
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const full = mix(plan.bicep, plan.wrist, Math.max(0, (share * reach - 12) / Math.max(6, reach - 12)))
    const bell = plan.blouse * smooth(0.3, 0.86, share) * (1 - 0.62 * smooth(0.9, 1, share))
    radii.push(full + bell + (step < 2 ? plan.puff * 0.5 : 0))
  }
  return { points, radii }
}

function sleeveFolds(field: Field, axis: Axis, plan: SleevePlan, random: Random, length: number): void {
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
    raise(field, (x, y, u, v) => {
      void x
      void y
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

function sleeveOutline(trunk: Trunk, plan: SleevePlan, axis: Axis, length: number): Curve {
  const at = (u: number, v: number) => pointOn(axis, u, v).point
  const tip: Point = [trunk.shoulder, trunk.slope]
  const outer: Point[] = [tip]
  const inner: Point[] = []
  outer.push([tip[0] + 0.9 + plan.puff * 0.9, tip[1] + 1.5 - plan.puff * 0.9])
  outer.push(at(1 + plan.puff * 0.1, 5.5))
  const stops = length > 30 ? [11, 20, 29, 38, 47, 55] : [9, 14, 19, 24]
  for (const v of stops) {
    if (v > length - 2.5) break
    outer.push(at(1 + 0.012 * Math.sin(v * 1.3), v))
    if (v > (plan.over ? 14 : 19)) inner.push(at(-1 - 0.014 * Math.sin(v * 0.9 + 1), v))
  }
  outer.push(at(1, length))
  const end = spline(at(1, length), at(0.4, length + 0.55), at(-0.4, length + 0.5), at(-1, length - 0.1))
  const seamLine = armhole(trunk)
  const pit: Point = plan.over ? (seamLine.cubics[1]?.end ?? tip) : [trunk.chest - 0.8, trunk.depth + 0.6]
  inner.unshift(pit)
  const back = reverse(spline(...inner, at(-1, length - 0.1)))
  const top = plan.over
    ? reverse({ start: seamLine.start, cubics: seamLine.cubics.slice(0, 2) })
    : polyline(
        pit,
        [trunk.across - 2.5, mix(trunk.slope, trunk.depth, 0.6)],
        [trunk.shoulder - 4, trunk.slope],
        tip,
      )
  return join(spline(...outer), end, back, top)
}

function cuffParts(plan: SleevePlan, axis: Axis, length: number, side: 1 | -1): Part[] {
  const deep = CUFFS[plan.cuff]
  if (deep === 0) return []
  const grip = ((plan.cuff === 'rib' ? 0.86 : 1.02) * plan.wrist) / (axis.radii.at(-1) ?? plan.wrist)
  const at = (u: number, v: number) => pointOn(axis, u * grip, v).point
  const bottom = length + deep * 0.82
  const top = length - deep * 0.18
  const outline = join(
    spline(at(-1.02, top), at(0, top + 0.5), at(1.02, top)),
    spline(at(1, bottom), at(0.3, bottom + 0.55), at(-0.4, bottom + 0.5), at(-0.97, bottom - 0.1)),
  )
  const flip = (curve: Curve) => (side === 1 ? curve : mirror(curve))
  let marks = ''
  if (plan.cuff === 'rib') {
    for (let u = -0.95; u < 1; u += 0.13) {
      const rib = flip(polyline(at(Math.sin(u * 1.5), top), at(Math.sin(u * 1.5) * 0.97, bottom + 0.5)))
      marks += stroke(rib, { width: 0.22, opacity: 0.13 })
    }
  } else {
    marks += stitches(flip(spline(at(-1, top + 0.5), at(0, top + 1), at(1, top + 0.5))))
    marks += stitches(flip(spline(at(-1, bottom - 0.5), at(0, bottom + 0.05), at(1, bottom - 0.4))))
  }
  return [
    {
      outline: flip(outline),
      axis: flipAxis(axis, side),
      depth: 0.7,
      marks,
      casts: 0.5,
      cut: plan.cuff === 'rib' ? 'shell' : 'trim',
    },
  ]
}

function flipAxis({ points, radii }: Axis, side: 1 | -1): Axis {
  return side === 1 ? { points, radii } : { points: points.map(([x, y]): Point => [-x, y]), radii }
}

export interface SleeveParts {
  readonly main: Part
  readonly cuff: readonly Part[]
}

/** One set-in sleeve. It is drafted for the right arm and mirrored; only its lean and folds differ. */
export function sleeve(trunk: Trunk, plan: SleevePlan, side: 1 | -1, random: Random): SleeveParts {
  const lean = plan.lean + between(random, -0.025, 0.025)
  const axis = armAxis(trunk, plan, lean)
  const length = lengthOf(axis)
  const placed = flipAxis(axis, side)
  const outline = sleeveOutline(trunk, plan, axis, length)
  const end = spline(
    pointOn(axis, 1.02, length - 1.4).point,
    pointOn(axis, 0, length - 0.9).point,
    pointOn(axis, -1.02, length - 1.5).point,
  )
  const flip = (curve: Curve) => transform(curve, ([x, y]) => [x * side, y])
  let marks = ''
  if (plan.cuff === 'stitch') marks += stitches(flip(end))

  return {
    main: {
      outline: flip(outline),
      axis: placed,
      depth: 0.72,
      marks,
      grain: (-lean * side * 180) / Math.PI,
      casts: plan.over ? 0.7 : 0.5,
      sculpt: (field) => sleeveFolds(field, placed, plan, random, length),
    },
    cuff: cuffParts(plan, axis, length, side),
  }
}
