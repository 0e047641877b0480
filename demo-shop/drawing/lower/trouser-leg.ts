import type { Axis } from '../canvas/field.ts'
import { join, mix, reverse, spline, type Curve, type Point } from '../canvas/geometry.ts'

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

export interface Leg {
  readonly outline: Curve
  readonly axis: Axis
  readonly hem: Curve
}

/** The right leg; widths are halves of the leg, the hip is half of the body. */
export function draftLeg(plan: TrouserPlan, sway: number): Leg {
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

export function outerSeam(plan: TrouserPlan): Point[] {
  return [
    [plan.waist, plan.top],
    [mix(plan.waist, plan.hip, 0.72), plan.top + plan.rise * 0.38],
    [plan.hip, plan.top + plan.rise * 0.8],
  ]
}
