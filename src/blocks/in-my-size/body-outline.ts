import { BODY_LINES } from '#domain/sizing/hem-place.ts'
import type { OwnBody } from '#domain/sizing/own-body.ts'
import { mirrored, outlineOf, type Point } from './curve.ts'

/**
 * Half the width of a body, or of a piece that is worn, seen from the front, as a share of what it measures around. A
 * chest is deeper than a waist or a hip, and so less wide.
 */
export const HALF_WIDTH = { bust: 0.335 / 2, waist: 0.36 / 2, hip: 0.365 / 2 } as const

/** The height at which the plan below is drawn, in centimetres. */
const PLAN = 165

/** Lines and half widths of a body in centimetres. */
export interface Figure {
  readonly height: number
  readonly scale: number
  readonly bust: number
  readonly waist: number
  readonly hip: number
  readonly shoulder: number
  /** Where the arm meets the hand. */
  readonly wrist: Point
  readonly elbow: Point
  /** The y of a line of the body. */
  line(name: keyof typeof BODY_LINES): number
}

export function figureOf(body: OwnBody): Figure {
  const height = body.height / 10
  const scale = height / PLAN
  const bust = (body.bust / 10) * HALF_WIDTH.bust
  const waist = (body.waist / 10) * HALF_WIDTH.waist
  const hip = (body.hip / 10) * HALF_WIDTH.hip
  const shoulder = Math.max(body.shoulder / 20, bust + 2.4)
  return {
    height,
    scale,
    bust,
    waist,
    hip,
    shoulder,
    elbow: [Math.max(shoulder + 1.6, bust + 5.2, waist + 5.6), 61 * scale],
    wrist: [Math.max(shoulder + 4.2, hip + 4.6), 84 * scale],
    line: (name) => BODY_LINES[name] * height,
  }
}

/** The outline of a standing body without a face, at rest, the arms a little away from it. */
export function bodyOutline(figure: Figure): string {
  const { scale, bust, waist, hip, shoulder, elbow, wrist, line, height } = figure
  const y = (plan: number) => plan * scale
  const x = (plan: number) => plan * scale
  const leg = hip / 17.2
  const head: Point[] = [
    [0, 0],
    [x(2.9), y(0.5)],
    [x(5.9), y(3.9)],
    [x(6.7), y(9.2)],
    [x(5.6), y(15.6)],
    [x(4.1), y(19)],
  ]
  const arm: Point[] = [
    [x(4.1), y(19)],
    [x(4.3), y(23.2)],
    [x(6), y(26.8)],
    [shoulder * 0.72, y(28.6)],
    [shoulder * 0.96, y(31)],
    [shoulder + 1.5, y(36.5)],
    [elbow[0] + 1.2, y(52)],
    [elbow[0] + 2.6, elbow[1]],
    [wrist[0] + 2.2, wrist[1] - y(3)],
    [wrist[0] + 3.5, wrist[1] + y(6)],
    [wrist[0] + 2.6, y(100)],
    [wrist[0] + 0.6, y(102)],
  ]
  const inside: Point[] = [
    [wrist[0] + 0.6, y(102)],
    [wrist[0] - 0.9, y(93)],
    [wrist[0] - 1.4, wrist[1]],
    [elbow[0] - 2.6, elbow[1] + y(2)],
    [elbow[0] - 3.2, y(52)],
    [(bust + shoulder) / 2 - 0.4, y(44)],
    [bust + 0.1, y(40.5)],
  ]
  const side: Point[] = [
    [bust + 0.1, y(40.5)],
    [bust, line('bust')],
    [bust * 0.55 + waist * 0.45, y(54)],
    [waist, line('waist')],
    [waist * 0.4 + hip * 0.6, y(70)],
    [hip, line('hip')],
    [hip * 0.975, y(90)],
    [11.6 * leg * 0.98, y(112)],
    [10.6 * scale + hip * 0.04, line('knee')],
    [11.2 * scale + hip * 0.04, y(129)],
    [8.6 * scale, y(152)],
    [8.7 * scale, y(158.5)],
    [10.6 * scale, y(163)],
    [10.4 * scale, height],
    [5.6 * scale, height],
  ]
  const leggings: Point[] = [
    [5.6 * scale, height],
    [4.9 * scale, y(160)],
    [5.2 * scale, y(152)],
    [4.3 * scale, y(130)],
    [4 * scale, line('knee')],
    [2.2 * scale, y(104)],
    [0, line('crotch')],
  ]
  return outlineOf(...mirrored([head, arm, inside, side, leggings]))
}
