import { crease } from '../canvas/crease.ts'
import type { Draft } from './draft.ts'
import { upright } from '../canvas/field.ts'
import {
  join,
  polyline,
  reverse,
  spline,
  transform,
  turned,
  type Curve,
  type Point,
} from '../canvas/geometry.ts'
import { offset, stroke } from '../canvas/ink.ts'
import { noise } from '../canvas/noise.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { between } from '../canvas/random.ts'
import { raise, rumple } from '../canvas/sculpt.ts'

/** A hem that is rolled by hand: a round edge, and the furrow of its stitches. */
function rolledHem(outline: Curve, side = -1): string {
  return (
    stroke(offset(outline, side * 0.16, 5), { width: 0.26, colour: '#fff', opacity: 0.2 }) +
    stroke(offset(outline, side * 0.42, 5), { width: 0.3, opacity: 0.16 }) +
    stroke(offset(outline, side * 0.46, 5), { width: 0.1, opacity: 0.4, dash: '.5 .34' })
  )
}

const CORNER = 12

/** A square folded twice, its layers a little apart, one corner turned back. */
export function foldedSquare(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const half = between(dice, 20.5, 22.5)
  const lean = between(dice, -5, -2)
  const flip = draft.back ? -1 : 1
  const seed = Math.floor(draft.folds('square')() * 9999)
  const layer = (index: number): Curve => {
    const bow = (at: number) => 0.35 * Math.sin(at * 2.1 + index)
    const [x, y] = [half - index * 0.25, half - index * 0.2]
    const corner: Point[] =
      index === 3 && !draft.back
        ? [
            [x, y - CORNER],
            [x - CORNER, y],
          ]
        : [[x - 0.3, y - 0.3]]
    const [first = [x, y]] = corner
    const last = corner.at(-1) ?? first
    return transform(
      join(
        spline([-x, -y], [-x * 0.3, -y + bow(1)], [x * 0.4, -y + bow(2)], [x, -y]),
        spline([x, -y], [x + bow(3), 0], first),
        polyline(first, last),
        spline(last, [0, y + bow(4)], [-x, y]),
        spline([-x, y], [-x + bow(5), 0], [-x, -y]),
      ),
      turned(flip * (lean + index * 0.5), flip * (0.9 - index * 0.35), 1.5 - index * 0.55),
    )
  }
  const cloth = (outline: Curve, index: number): Part => ({
    outline,
    axis: upright(-half - 4, half + 4, half + 1, half + 1),
    depth: 0.03,
    casts: 0.8,
    marks: rolledHem(outline),
    sculpt: (field) => {
      raise(
        field,
        (x, y) =>
          // Soft waves from corner to corner, and what is left of the folds that it had in its box.
          draft.hand.drape *
            (1.5 * noise(x * 0.045 + y * 0.02 + index, y * 0.035 - x * 0.03, seed) +
              0.5 * noise(x * 0.13, y * 0.05 + index, seed)) -
          0.22 * Math.exp(-((x / 0.5) ** 2)) -
          0.18 * Math.exp(-((y / 0.5) ** 2)),
      )
      rumple(field, 0.3 * draft.hand.rumple, 6, 3, 0.4, seed + index)
    },
  })
  const parts = [0, 1, 2, 3].map((index) => cloth(layer(index), index))
  if (!draft.back) {
    const place = turned(lean + 1.5, -0.15, -0.15)
    const [x, y] = [half - 0.75, half - 0.6]
    const ear = transform(
      join(
        spline([x, y - CORNER], [x - CORNER * 0.45, y - CORNER * 0.5], [x - CORNER, y]),
        spline([x - CORNER, y], [x - CORNER - 0.5, y - CORNER * 0.5], [x - CORNER - 0.4, y - CORNER - 0.5]),
        spline([x - CORNER - 0.4, y - CORNER - 0.5], [x - CORNER * 0.5, y - CORNER - 0.5], [x, y - CORNER]),
      ),
      place,
    )
    parts.push({
      ...cloth(ear, 4),
      cut: 'inside',
      casts: 1.2,
      marks: rolledHem(ear),
      sculpt: (field) => raise(field, (px, py) => 0.9 * Math.exp(-Math.max(0, x + y - CORNER - px - py) / 3)),
    })
  }
  return { parts, focus: [half - 8, half - 8], focusWidth: 20 }
}

/** A band along a line, as wide at each point as it is there. */
function band(middle: Curve, half: number): Curve {
  return join(offset(middle, half, 6), reverse(offset(middle, -half, 6)))
}

/** Thrown over a rod: the shorter end lies before the longer one. */
export function thrownScarf(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const flip = draft.back ? -1 : 1
  const half = between(dice, 15, 17)
  const long = between(dice, 58, 64)
  const seed = Math.floor(draft.folds('thrown')() * 9999)
  const end = (shift: number, low: number, rank: number): Part => {
    const p = (x: number, y: number): Point => [flip * (x + shift), y]
    const hem = spline(
      p(half * 1.08, low - 0.9),
      p(half * 0.55, low + 0.5),
      p(0, low - 0.3),
      p(-half * 0.5, low + 0.6),
      p(-half * 1.06, low - 0.4),
    )
    const outline = join(
      spline(p(-half, -0.4), p(-half * 0.5, -1.5), p(0, -1.2), p(half * 0.5, -1.6), p(half, -0.4)),
      spline(p(half, -0.4), p(half * 0.95, 9), p(half * 1.03, low * 0.6), p(half * 1.08, low - 0.9)),
      hem,
      spline(p(-half * 1.06, low - 0.4), p(-half * 1.02, low * 0.55), p(-half * 0.96, 8), p(-half, -0.4)),
    )
    const folds = [-0.72, -0.34, 0.08, 0.4, 0.78].map((u, index) => ({
      u: u + 0.08 * noise(index * 1.7, rank, seed),
      deep: 0.5 + 0.5 * Math.abs(noise(index * 2.3, rank + 3, seed)),
      wide: 0.13 + 0.04 * Math.abs(noise(index, rank + 7, seed)),
    }))
    return {
      outline,
      axis: upright(-6, low + 4, half + 1, half * 1.1 + 1),
      depth: 0.07,
      casts: 1,
      marks: rolledHem(outline, flip === 1 ? -1 : 1),
      sculpt: (field) => {
        raise(field, (_x, y, u, v) => {
          const open = Math.min(1, 0.25 + v / 34)
          let height = 0.8 * Math.exp(-(((y + 0.2) / 1.7) ** 2))
          for (const fold of folds) {
            const away = (u - fold.u - 0.02 * Math.sin(v * 0.06 + fold.u * 9)) / fold.wide
            height += 2.1 * draft.hand.drape * fold.deep * open * Math.exp(-away * away)
          }
          return height
        })
        rumple(field, 0.3 * draft.hand.rumple, 7, 4, 0, seed + rank)
      },
    }
  }
  const rod = `<path d="M-24-.4H24" stroke="#000" stroke-opacity=".2" stroke-width="1.5" stroke-linecap="round" transform="translate(.7 1.1)"/><path d="M-24-.4H24" stroke="#8d6c47" stroke-width="1.5" stroke-linecap="round"/><path d="M-24-.75H24" stroke="#d9b98b" stroke-width=".4" stroke-linecap="round"/>`
  const behind = end(3.4, long + 12, 1)
  return {
    parts: [{ ...behind, under: '' }, { ...rail(rod), casts: 0 }, end(-1.6, long - 6, 2)],
    focus: [flip * -8, long - 12],
    focusWidth: 26,
  }
}

/** What is seen of the rod on both sides of the cloth. */
function rail(over: string): Part {
  return {
    outline: polyline([-24.6, -1.2], [24.6, -1.2], [24.6, 0.4], [-24.6, 0.4], [-24.6, -1.2]),
    axis: upright(-6, 6, 30),
    cut: '#8d6c47',
    printed: false,
    woven: false,
    depth: 0,
    over,
  }
}

/** Tied once, its ends apart: two tails and the knot between them. */
export function knottedScarf(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const flip = draft.back ? -1 : 1
  const seed = Math.floor(draft.folds('knot')() * 9999)
  const loopOf = (side: 1 | -1, long: number): Part => {
    const p = (x: number, y: number): Point => [x * side * flip, y]
    // From the knot out to a pointed corner of the square.
    const outline = join(
      spline(p(0.6, -2), p(7, -5.4), p(16, -6.6), p(long, 4)),
      spline(p(long, 4), p(long - 5.5, 10), p(long - 9, 16.5)),
      spline(p(long - 9, 16.5), p(11, 10), p(6, 5), p(0.6, 2.4)),
      polyline(p(0.6, 2.4), p(0.6, -2)),
    )
    const axis = { points: [p(-2, 0), p(10, 1.6), p(long, 10)], radii: [2.2, 7, 9.5] }
    return {
      outline,
      axis,
      depth: 0.3,
      casts: 1,
      grain: side * flip * -38,
      marks: rolledHem(outline, side * flip === 1 ? -1 : 1),
      sculpt: (field) => {
        raise(field, (_x, _y, u, v) => {
          const angle = u * 5 + 0.5 * noise(u * 2, v * 0.06, seed + side)
          return (
            draft.hand.drape *
            (0.55 * Math.sin(angle * 1.6 + seed) + 0.3 * Math.sin(angle * 3.7)) *
            Math.min(1, 0.4 + v / 22)
          )
        })
        rumple(field, 0.25 * draft.hand.rumple, 6, 3, 0, seed + side)
      },
    }
  }
  const collar = (side: 1 | -1): Part => {
    const p = (x: number, y: number): Point => [x * side * flip, y]
    const middle = spline(p(0, 0), p(6.4, -6), p(9.4, -15), p(6.2, -23), p(-1.8, -26.6))
    const outline = band(middle, 3.1)
    const points = [p(0, 0), p(6.4, -6), p(9.4, -15), p(6.2, -23), p(-1.8, -26.6)]
    return {
      outline,
      axis: { points, radii: points.map(() => 3.2) },
      depth: 0.6,
      casts: 0.9,
      sculpt: (field) =>
        raise(
          field,
          (_x, _y, u, v) => 0.5 * draft.hand.drape * Math.sin(u * 5 + 0.8 * noise(u, v * 0.1, seed) + side),
        ),
    }
  }
  const knot: Part = {
    outline: spline([-3.2, -2.2], [0, -3.5], [3.3, -2], [3, 2.4], [0.2, 3.6], [-3, 2.6], [-3.2, -2.2]),
    axis: {
      points: [
        [-1.4, -5],
        [1.4, 5],
      ],
      radii: [3.2, 3.2],
    },
    depth: 0.85,
    casts: 1.1,
    sculpt: (field) => {
      for (const x of [-1.1, 0.6])
        crease(field, {
          points: [
            [x - 0.7, -3],
            [x, 0],
            [x + 0.8, 3],
          ],
          left: 0.5,
          right: 0.8,
          by: 0.5 * draft.hand.drape,
        })
    },
  }
  const lengths = [between(dice, 24, 26), between(dice, 26, 28)] as const
  return {
    parts: [collar(-1), collar(1), loopOf(-1, lengths[0]), loopOf(1, lengths[1]), knot],
    focus: [16 * flip, 6],
    focusWidth: 22,
  }
}
