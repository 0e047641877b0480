import type { Draft } from '../garments/draft.ts'
import { upright } from '../canvas/field.ts'
import { join, polyline, spline } from '../canvas/geometry.ts'
import { stitches, stroke } from '../canvas/ink.ts'
import type { Part } from '../canvas/part.ts'
import { raise } from '../canvas/sculpt.ts'
import { button } from './trims.ts'
import type { TrouserPlan } from './trouser-leg.ts'
import { buttonLook } from '../upper/upper-finish.ts'

export function waistband(plan: TrouserPlan, draft: Draft): Part {
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
    axis: upright(top - 8, top + 6, waist + 0.4),
    depth: 0.4,
    marks,
    over,
    casts: 0.5,
    sculpt: (field) => {
      if (plan.band === 'elastic') raise(field, (x) => 0.22 * Math.sin(x * 3.4) + 0.1 * Math.sin(x * 5.3))
    },
  }
}

export function inside(plan: TrouserPlan): Part {
  const { top, waist } = plan
  const outline = join(
    spline([-waist + 0.3, top - 3.8], [0, top - 4.9], [waist - 0.3, top - 3.8]),
    spline([waist - 0.6, top], [0, top + 1], [-waist + 0.6, top]),
  )
  return {
    outline,
    axis: upright(top - 8, top + 4, waist),
    cut: 'inside',
    depth: -0.2,
    printed: false,
  }
}
