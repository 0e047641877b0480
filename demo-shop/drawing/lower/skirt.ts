import type { Axis, Field } from '../canvas/field.ts'
import { join, mirror, mix, reverse, spline, type Curve, type Point } from '../canvas/geometry.ts'
import { stitches } from '../canvas/ink.ts'
import type { Part } from '../canvas/part.ts'
import { flare, gather, pleat, type Flare } from './pleats.ts'
import { between, type Random } from '../canvas/random.ts'
import { bump, rumple } from '../canvas/sculpt.ts'

export interface SkirtPlan {
  readonly top: number
  readonly waist: number
  readonly hip: number
  readonly hipAt: number
  readonly hem: number
  readonly hemAt: number
  readonly style: 'pencil' | 'a-line' | 'flared' | 'gathered' | 'pleated' | 'slip'
  readonly drape: number
  readonly rumple: number
  readonly back?: boolean
}

function skirtFolds(plan: SkirtPlan, random: Random): Flare {
  const rich =
    { pencil: 2, 'a-line': 6, flared: 9, gathered: 9, pleated: 0, slip: 6 }[plan.style] +
    (plan.drape > 1.05 && plan.style !== 'pleated' ? 2 : 0)
  const strong = { pencil: 0.4, 'a-line': 1.5, flared: 2.1, gathered: 1.9, pleated: 0, slip: 1.3 }[plan.style]
  const length = plan.hemAt - plan.top
  const folds = Array.from({ length: rich }, (_, index) => {
    const share = ((index + between(random, 0.18, 0.82)) / rich) * 2 - 1
    return {
      u: Math.sin(share * 1.45),
      wide: (between(random, 0.55, 1.05) / Math.max(4, rich)) * Math.cos(share * 1.1),
      from: length * between(random, 0.05, 0.34) * (plan.style === 'gathered' ? 0.3 : 1),
      by: strong * plan.drape * between(random, 0.6, 1.25),
    }
  })
  return { folds, reach: length * 0.75 }
}

function profile(plan: SkirtPlan): Point[] {
  const { top, waist, hip, hipAt, hem, hemAt, style } = plan
  if (style === 'gathered') {
    return [
      [waist, top],
      [mix(waist, hem, 0.36), mix(top, hemAt, 0.14)],
      [mix(waist, hem, 0.72), mix(top, hemAt, 0.5)],
      [hem, hemAt],
    ]
  }
  const low = mix(hipAt, hemAt, 0.5)
  return [
    [waist, top],
    [mix(waist, hip, 0.66), mix(top, hipAt, 0.48)],
    [hip, hipAt],
    [mix(hip, hem, style === 'pencil' || style === 'slip' ? 0.6 : 0.47), low],
    [hem, hemAt],
  ]
}

function skirtAxis(plan: SkirtPlan): Axis {
  const sides = profile(plan)
  return {
    points: sides.map(([, y]): Point => [0, y]),
    radii: sides.map(([x]) => x + 0.3),
  }
}

/** The hem is the section of the folds: ridges come forward and so hang lower. */
function skirtHem(plan: SkirtPlan, folds: Flare, lift = 0): Curve {
  const points: Point[] = []
  const length = plan.hemAt - plan.top
  const steps = 34
  for (let step = 0; step <= steps; step++) {
    const u = Math.cos((step / steps) * Math.PI)
    let wave = 0
    for (const fold of folds.folds) {
      const down = (length - fold.from) / folds.reach
      const away = (u - fold.u) / (fold.wide * (1 + 0.25 / (Math.max(0, down) + 0.25)))
      wave += fold.by * Math.min(1.3, Math.max(0, down)) * Math.exp(-away * away)
    }
    if (plan.style === 'pleated') wave = 0.22 * Math.sin(step * 2.4)
    const sag = plan.hem * 0.085 * Math.sqrt(1.0001 - u * u)
    points.push([u * plan.hem, plan.hemAt + sag + wave * 0.55 * (1 - u ** 6) - lift])
  }
  return spline(...points)
}

function sculptSkirt(field: Field, plan: SkirtPlan, folds: Flare, random: Random): void {
  const { drape } = plan
  if (plan.style === 'pleated') {
    pleat(field, 19, 0.85 * drape, 1.5, 14)
  } else if (plan.style === 'gathered') {
    gather(field, 0, 13, 13, 0.85 * drape, Math.floor(random() * 9999))
    gather(field, 0, 4, 30, 0.3 * drape, Math.floor(random() * 9999))
  } else {
    const middle = plan.back === true ? 0.6 : 1.2
    bump(field, [0, plan.hipAt - 6], 9, 9, middle)
    for (const side of [-1, 1])
      bump(field, [side * 9.5, plan.hipAt + 8], 6, 22, plan.style === 'pencil' ? 1.3 : 0.5)
  }
  flare(field, folds)
  rumple(field, 0.42 * plan.rumple, 7, 4.5, 0, Math.floor(random() * 9999))
  rumple(field, 0.06 * plan.rumple, 3, 2.2, 0.4, Math.floor(random() * 9999))
}

export function skirtPart(plan: SkirtPlan, random: Random, rest: Partial<Part> = {}): Part {
  const folds = skirtFolds(plan, random)
  const right = spline(...profile(plan))
  const hem = skirtHem(plan, folds)
  const top = spline([-plan.waist, plan.top], [0, plan.top + 0.9], [plan.waist, plan.top])
  const line = skirtHem(plan, folds, 1.7)
  const seamed = plan.style === 'pleated' ? '' : stitches(line, '#0b0806', 0.22)
  return {
    outline: join(top, right, hem, reverse(mirror(right))),
    axis: skirtAxis(plan),
    depth: plan.style === 'pencil' || plan.style === 'slip' ? 0.42 : 0.34,
    ...rest,
    marks: seamed + (rest.marks ?? ''),
    sculpt: (field) => {
      sculptSkirt(field, plan, folds, random)
      rest.sculpt?.(field)
    },
  }
}

/** The inside of the back, glimpsed below the front hem between the folds. */
export function innerHem(plan: SkirtPlan, random: Random): Part {
  const reach = plan.hem * between(random, 0.85, 0.9)
  const bottom = spline([-reach, plan.hemAt - 2.4], [0, plan.hemAt - 2], [reach, plan.hemAt - 2.4])
  return {
    outline: join(
      bottom,
      spline([reach, plan.hemAt - 1], [0, plan.hemAt + plan.hem * 0.11], [-reach, plan.hemAt - 1]),
    ),
    axis: skirtAxis(plan),
    cut: 'inside',
    depth: 0.1,
    printed: false,
  }
}
