import { bodiceFolds } from './bodice.ts'
import { hemCurve, sideSeam, trunkAxis, tuckedTrunk, type Trunk } from './body.ts'
import type { Draft } from '../garments/draft.ts'
import { cowlFolds } from './draped.ts'
import { flatten, join, mirror, reverse, spline, type Curve, type Point } from '../canvas/geometry.ts'
import { number, offset, stitches, stroke } from '../canvas/ink.ts'
import type { Part } from '../canvas/part.ts'
import { piece } from '../canvas/piece.ts'

export interface StrapPlan {
  readonly trunk: Trunk
  readonly top: 'straight' | 'v' | 'cowl' | 'sweetheart'
  readonly loose: number

  readonly laced: boolean
  readonly hem?: Curve
}

const STRAP = 9.6

function topEdge(plan: StrapPlan, back: boolean): Curve {
  const pit: Point = [plan.trunk.chest - 0.3, plan.trunk.depth - 0.4]
  const peak: Point = [STRAP, 13.4]
  const right = spline(peak, [11.4, 15.6], [13.8, 18.4], pit)
  if (back) {
    const low = spline(
      [-plan.trunk.chest + 0.3, 20],
      [-8, 21.4],
      [0, 21.8],
      [8, 21.4],
      [plan.trunk.chest - 0.3, 20],
    )
    return low
  }
  const middle = {
    straight: spline([0, 15.4], [4.8, 14.9], peak),
    v: spline([0, 21], [4.2, 17.4], peak),
    cowl: spline([0, 20.4], [4.6, 19.2], [7.8, 15.8], peak),
    sweetheart: spline([0, 18.6], [2, 15.8], [6, 14], peak),
  }[plan.top]
  return join(reverse(mirror(join(middle, right))), middle, right)
}

function ribbon(line: Curve, half: number, rest: Partial<Part>): Part {
  return piece(join(offset(line, half, 2), reverse(offset(line, -half, 2))), {
    casts: 0.6,
    printed: false,
    ...rest,
  })
}

function strap(side: 1 | -1, back: boolean): Part {
  const from: Point = [side * STRAP, back ? 20.6 : 13.9]
  const line = back
    ? spline(from, [side * 8.6, 10], [side * 8.2, 0])
    : spline(from, [side * 8.9, 6], [side * 8.2, 0])
  return ribbon(line, 0.42, {
    over: stroke(spline([side * 7.78, 0.02], [side * 8.62, 0.02]), { width: 0.14, opacity: 0.3 }),
  })
}

/** The same strap going down behind. */
function farStrap(side: 1 | -1): Part {
  return ribbon(spline([side * 8.2, 0], [side * 8, 8], [side * 7.4, 20.6]), 0.4, {
    cut: 'inside',
    casts: 0.3,
  })
}

/** A narrow lace edging: scallops, net and a line of stitching. */
function scallops(edge: Curve): string {
  const arcs = flatten(offset(edge, -0.7), 3)
    .filter((_, index) => index % 2 === 0)
    .map(([x, y]) => `<circle cx="${number(x)}" cy="${number(y)}" r=".72"/>`)
    .join('')
  return (
    `<g fill="#fff" fill-opacity=".2" stroke="#0b0806" stroke-opacity=".22" stroke-width=".08">${arcs}</g>` +
    stroke(offset(edge, -0.72), { width: 0.3, opacity: 0.34, dash: '0 .5', cap: 'round' }) +
    stroke(offset(edge, -1.5), { width: 0.12, opacity: 0.3 })
  )
}

/** A bodice on straps, with the far side of the back seen above its edge. */
export function strappedBody(plan: StrapPlan, draft: Draft): Part[] {
  const trunk = draft.worn === 'tucked' ? tuckedTrunk(plan.trunk) : plan.trunk
  const { back } = draft
  const right = sideSeam(trunk)
  const edge = topEdge(plan, back)
  const hem = plan.hem ?? hemCurve(trunk.hem, trunk.hemAt, 1.1, [0.2, -0.2, 0.25, 0, -0.2, 0.2])
  const outline = join(edge, right, hem, reverse(mirror(right)))
  const behind = join(
    spline([-trunk.chest + 0.6, 19.6], [-8, 20.9], [0, 21.3], [8, 20.9], [trunk.chest - 0.6, 19.6]),
    spline([trunk.chest - 0.6, 26], [0, 30], [-trunk.chest + 0.6, 26]),
  )
  const parts: Part[] = []
  if (!back) parts.push(farStrap(-1), farStrap(1))
  parts.push({
    outline: behind,
    axis: trunkAxis(trunk),
    cut: 'inside',
    depth: -0.2,
    printed: false,

    casts: 0.2,
  })
  parts.push({
    outline,
    axis: trunkAxis(trunk),
    depth: 0.4,
    casts: 0.6,
    marks:
      stitches(offset(edge, -0.5), '#0b0806', 0.28) +
      (plan.laced ? scallops(edge) : '') +
      (plan.hem === undefined ? stitches(offset(hem, -1.1, 4), '#0b0806', 0.25) : ''),

    sculpt: (field) => {
      bodiceFolds(field, trunk, draft.folds('body'), {
        loose: plan.loose,
        drape: draft.hand.drape,
        rumple: draft.hand.rumple,
        back,
        draped: plan.top === 'cowl' && !back,
      })
      if (plan.top === 'cowl' && !back)
        cowlFolds(
          field,
          { from: [STRAP + 0.4, 13.6], low: 18.8, folds: 5, drape: 0.9 * draft.hand.drape },
          draft.folds('cowl'),
        )
    },
  })
  parts.push(strap(-1, back), strap(1, back))
  return parts
}
