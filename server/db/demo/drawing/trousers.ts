import type { Draft } from './draft.ts'
import type { Axis, Field } from './field.ts'
import {
  join,
  mirror,
  mix,
  polyline,
  reverse,
  spline,
  transform,
  type Curve,
  type Point,
} from './geometry.ts'
import { offset, seam, stitches, stroke } from './ink.ts'
import type { Part } from './part.ts'
import { between, type Random } from './random.ts'
import { bump, crease, raise, rumple } from './sculpt.ts'
import { button } from './trims.ts'
import { buttonLook } from './upper.ts'

export interface TrouserPlan {
  readonly top: number
  readonly length: number
  readonly waist: number
  readonly hip: number
  readonly thigh: number
  readonly knee: number
  readonly ankle: number
  readonly rise: number
  readonly creased: boolean
  readonly denim: boolean
  readonly pleats: number
  readonly band: 'buttoned' | 'elastic' | 'none'
  readonly cuff: boolean
  readonly thread: string
}

interface Leg {
  readonly outline: Curve
  readonly axis: Axis
  readonly hem: Curve
}

/** The right leg; widths are halves of the leg, the hip is half of the body. */
function draftLeg(plan: TrouserPlan, sway: number): Leg {
  const { top, waist, hip, thigh, knee, ankle, rise, length } = plan
  const crotch = top + rise
  const kneeAt = mix(crotch, top + length, 0.46)
  const end = top + length
  const short = length < 60
  const spread = 0.6 + sway
  const centreKnee = spread + Math.max(knee, thigh * 0.86) + 0.2
  const centreEnd = spread + Math.max(ankle, knee * 0.86) + (ankle > knee ? 0.4 : 0.8)
  const outer: Point[] = [
    [waist, top],
    [mix(waist, hip, 0.72), top + rise * 0.38],
    [hip, top + rise * 0.8],
  ]
  const inner: Point[] = [
    [0.35, crotch],
    [0.8, crotch + 2.5],
  ]
  if (!short) {
    outer.push([mix(hip, centreKnee + knee, 0.62), mix(crotch, kneeAt, 0.5)], [centreKnee + knee, kneeAt])
    inner.push([centreKnee - knee, kneeAt])
    outer.push([mix(centreKnee + knee, centreEnd + ankle, 0.5) - 0.15, mix(kneeAt, end, 0.5)])
    inner.push([mix(centreKnee - knee, centreEnd - ankle, 0.5) + 0.1, mix(kneeAt, end, 0.5)])
  }
  const outEnd: Point = [short ? hip + ankle - thigh + 0.6 : centreEnd + ankle, end]
  const inEnd: Point = [short ? 1.1 : centreEnd - ankle, end]
  const middle = (outEnd[0] + inEnd[0]) / 2
  const hem = spline(
    outEnd,
    [mix(middle, outEnd[0], 0.5), end + 0.75],
    [middle, end + 1],
    [mix(middle, inEnd[0], 0.5), end + 0.7],
    inEnd,
  )
  const outline = join(
    spline([-0.9, top], [waist / 2, top + 0.55], [waist, top]),
    spline(...outer, outEnd),
    hem,
    reverse(spline(...inner, inEnd)),
    spline([0.35, crotch], [-0.5, crotch - 4], [-0.9, top + rise * 0.5], [-0.9, top]),
  )
  const hipMiddle = hip * 0.52
  const axis: Axis = {
    points: [
      [waist * 0.5, top],
      [hipMiddle, top + rise * 0.85],
      [short ? middle : centreKnee, short ? end : kneeAt],
      [short ? middle : centreEnd, end + 2],
    ],
    radii: [
      waist * 0.62,
      hip * 0.56,
      short ? (outEnd[0] - inEnd[0]) / 2 + 0.3 : knee + 0.3,
      short ? (outEnd[0] - inEnd[0]) / 2 + 0.3 : ankle + 0.3,
    ],
  }
  return { outline, axis, hem }
}

function legFolds(
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
        by: 0.5 * drape,
        peak: 0.2,
      })
    }
  }
  const end = top + length
  if (length > 60) {
    const kneeAt = mix(crotch, end, 0.46)
    const centre = leg.axis.points[2]?.[0] ?? thigh
    for (let each = 0; each < 5; each++) {
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
    for (let each = 0; each < 3; each++) {
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
        by: (plan.ankle > plan.knee ? 0.2 : 0.45) * drape,
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
    const x = plan.waist * (0.5 + each * 0.22)
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

function pocketMarks(plan: TrouserPlan, side: 1 | -1, back: boolean): string {
  const { top, waist, hip, rise, denim, thread } = plan
  const at = (x: number, y: number): Point => [x * side, y]
  if (back) {
    if (!denim)
      return (
        stroke(polyline(at(4.4, top + 8.2), at(11.6, top + 8)), { width: 0.36, opacity: 0.5 }) +
        stroke(polyline(at(4.4, top + 8.8), at(11.6, top + 8.6)), { width: 0.1, opacity: 0.4 })
      )
    const shape = polyline(
      at(4, top + 9),
      at(12.4, top + 8.4),
      at(12.4, top + 18.4),
      at(8.4, top + 20.4),
      at(4.5, top + 18.8),
      at(4, top + 9),
    )
    const yoke = spline(at(-0.5, top + 7.4), at(8, top + 5.8), at(waist + 3, top + 4.8))
    return (
      seam(yoke, 0.9) +
      stitches(offset(yoke, 0.35), thread, 0.8) +
      seam(shape, 0.8) +
      stitches(offset(shape, side * -0.35, 1), thread, 0.8) +
      stitches(spline(at(4.6, top + 14), at(8.2, top + 15.4), at(12, top + 13.6)), thread, 0.7)
    )
  }
  const mouth = denim
    ? spline(
        at(waist * 0.46, top),
        at(waist * 0.54, top + 5),
        at(waist * 0.8, top + 8),
        at(hip + 1, top + 8.6),
      )
    : spline(
        at(waist * 0.76, top + 0.4),
        at(mix(waist, hip, 0.6), top + rise * 0.36),
        at(hip - 0.4, top + rise * 0.62),
      )
  return (
    stroke(offset(mouth, side * 0.28), { width: 0.6, opacity: 0.14 }) +
    seam(mouth, 1) +
    stitches(offset(mouth, side * -0.32), thread, denim ? 0.85 : 0.3) +
    (denim ? stitches(offset(mouth, side * -0.75), thread, 0.8) : '')
  )
}

function flyMarks(plan: TrouserPlan): string {
  const { top, rise, thread, denim } = plan
  const line = spline([0.1, top], [0.2, top + rise * 0.6], [0.3, top + rise])
  const fly = spline([3.4, top], [3.3, top + rise * 0.42], [2.2, top + rise * 0.62], [0.3, top + rise * 0.72])
  return (
    seam(line, 0.9) +
    stitches(fly, thread, denim ? 0.85 : 0.34) +
    (denim ? stitches(offset(fly, -0.4), thread, 0.8) : '')
  )
}

function waistband(plan: TrouserPlan, draft: Draft): Part {
  const { top, waist, thread, denim } = plan
  const deep = 3.9
  const outline = join(
    spline([-waist + 0.25, top - deep], [0, top - deep + 1.1], [waist - 0.25, top - deep]),
    polyline([waist - 0.25, top - deep], [waist + 0.1, top + 0.2]),
    spline([waist + 0.1, top + 0.2], [0, top + 1.15], [-waist - 0.1, top + 0.2]),
  )
  let marks = stitches(
    spline([-waist, top - deep + 0.4], [0, top - deep + 1.5], [waist, top - deep + 0.4]),
    thread,
    denim ? 0.8 : 0.3,
  )
  marks += stitches(
    spline([-waist, top - 0.3], [0, top + 0.7], [waist, top - 0.3]),
    thread,
    denim ? 0.8 : 0.3,
  )
  let over = ''
  if (plan.band === 'buttoned') {
    const loops = draft.back ? [-0.72, -0.3, 0.3, 0.72] : [-0.66, -0.34, 0.4, 0.7]
    for (const share of loops) {
      const x = share * waist
      const sag = 0.9 * (1 - share * share)
      over += `<g><rect x="${(x - 0.62).toFixed(2)}" y="${(top - deep + sag - 0.35).toFixed(2)}" width="1.2" height="${deep + 1}" fill="#000" fill-opacity=".16"/>`
      over += `<rect x="${(x - 0.55).toFixed(2)}" y="${(top - deep + sag - 0.45).toFixed(2)}" width="1" height="${deep + 1}" fill="#fff" fill-opacity=".09" stroke="#0b0806" stroke-opacity=".45" stroke-width=".1"/></g>`
    }
    if (!draft.back) {
      marks += stroke(polyline([-0.6, top - deep], [-0.5, top + 1.4]), { width: 0.16, opacity: 0.5 })
      over += button(
        [0.9, top - 1.1],
        denim ? { radius: 0.85, colour: '#a98d62', holes: 0 } : buttonLook(draft.drawing.colour, 0.75),
      )
    }
  }
  return {
    outline,
    axis: {
      points: [
        [0, top - 8],
        [0, top + 6],
      ],
      radii: [waist + 0.4, waist + 0.4],
    },
    depth: 0.4,
    marks,
    over,
    casts: 0.5,
    sculpt: (field) => {
      if (plan.band === 'elastic') raise(field, (x) => 0.22 * Math.sin(x * 3.4) + 0.1 * Math.sin(x * 5.3))
    },
  }
}

function inside(plan: TrouserPlan): Part {
  const { top, waist } = plan
  const outline = join(
    spline([-waist + 0.3, top - 3.8], [0, top - 4.9], [waist - 0.3, top - 3.8]),
    spline([waist - 0.6, top], [0, top + 1], [-waist + 0.6, top]),
  )
  return {
    outline,
    axis: {
      points: [
        [0, top - 8],
        [0, top + 4],
      ],
      radii: [waist, waist],
    },
    cut: 'inside',
    depth: -0.2,
    printed: false,
  }
}

export function trouserParts(plan: TrouserPlan, draft: Draft): Part[] {
  const parts: Part[] = []
  for (const side of [-1, 1] as const) {
    const random = draft.folds(`leg ${side}`)
    const leg = draftLeg(plan, between(random, -0.15, 0.35))
    const flip = (curve: Curve) => transform(curve, ([x, y]) => [x * side, y])
    const axis: Axis = {
      points: leg.axis.points.map(([x, y]): Point => [x * side, y]),
      radii: leg.axis.radii,
    }
    const hemLine = transform(leg.hem, ([x, y]) => [x, y - (plan.cuff ? 4.4 : 1.7)])
    const turned = plan.cuff
      ? seam(flip(hemLine), 1.4)
      : stitches(flip(hemLine), plan.thread, plan.denim ? 0.8 : 0.28)
    parts.push({
      outline: flip(leg.outline),
      axis,
      depth: 0.5,
      casts: 0.45,
      marks:
        turned +
        pocketMarks(plan, side, draft.back) +
        (side === 1
          ? draft.back
            ? seam(polyline([0.1, plan.top], [0.3, plan.top + plan.rise]), 0.9)
            : flyMarks(plan)
          : '') +
        (plan.denim ? stitches(offset(flip(spline(...outerSeam(plan))), side * 0.5), plan.thread, 0.25) : ''),
      sculpt: (field) => {
        legFolds(field, plan, leg, side, random, draft)
        if (plan.denim) fade(field, plan)
      },
    })
  }
  if (plan.band !== 'none') {
    if (!draft.back) parts.unshift(inside(plan))
    parts.push(waistband(plan, draft))
  }
  return parts
}

function outerSeam(plan: TrouserPlan): Point[] {
  return [
    [plan.waist, plan.top],
    [mix(plan.waist, plan.hip, 0.72), plan.top + plan.rise * 0.38],
    [plan.hip, plan.top + plan.rise * 0.8],
  ]
}

/** Wear: thighs and knees lose their dye first. */
function fade(field: Field, plan: TrouserPlan): void {
  const thighAt = plan.top + plan.rise * 1.35
  const kneeAt = mix(plan.top + plan.rise, plan.top + plan.length, 0.46)
  const { cols, rows, step, tone, u } = field
  for (let row = 0, index = 0; row < rows; row++) {
    const y = field.y + row * step
    const down = Math.exp(-(((y - thighAt) / 17) ** 2)) + 0.6 * Math.exp(-(((y - kneeAt) / 11) ** 2))
    for (let col = 0; col < cols; col++, index++)
      tone[index] = (tone[index] ?? 0) + 0.3 * down * Math.exp(-(((u[index] ?? 0) / 0.5) ** 2))
  }
}

export function mirrorOutline(curve: Curve): Curve {
  return mirror(curve)
}
