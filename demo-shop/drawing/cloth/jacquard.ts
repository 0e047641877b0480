import { blend, lightness } from '../canvas/colour.ts'
import { lengthOf, pointOn, type Field } from '../canvas/field.ts'
import type { Point } from '../canvas/geometry.ts'
import { number, numbers } from '../canvas/ink.ts'
import type { Print } from '../canvas/paint.ts'
import { across, near, settle } from './print-lines.ts'
import { shows } from './print-scatter.ts'
import { sample } from '../canvas/raster.ts'

/** From a flower to the next sprig, across and down, cm: they stand like the squares of a board. */
const HALF = 3.1
/** Of a figure that is drawn two and a half centimetres wide, and how far it reaches from its middle. */
const SIZE = 1.1
const REACH = 1.6

/** An open flower of five petals, about as large as in the drawn weave (`weave-figure.ts`). */
function flower(): string {
  const petal = 'M0-.22C-.62-.5-.6-1.32 0-1.24.6-1.32.62-.5 0-.22z'
  const petals = Array.from({ length: 5 }, (_, at) => `<path d="${petal}" transform="rotate(${at * 72})"/>`)
  return `${petals.join('')}<circle r=".16"/>`
}

function sprig(): string {
  const leaf = 'M0 0C.34-.1.6-.5.62-.86.2-.8-.02-.42 0 0z'
  const leaves = [0.7, 0, -0.7].map(
    (y) =>
      `<path d="${leaf}" transform="translate(0 ${y})"/><path d="${leaf}" transform="translate(0 ${y}) scale(-1 1)"/>`,
  )
  return `<path d="M-.05 1.3C.1.5-.1-.4.02-1.5L.1-1.5C.02-.4.2.5.06 1.3z"/>${leaves.join('')}`
}

/**
 * A figure that is woven into the cloth in its own colour. Its floats lie the other way than those of the ground: where a
 * fold turns to the window the figure is lighter than the ground, where it turns away it is darker.
 */
export function jacquardFigure(ground: string, id: string): Print {
  const light = lightness(ground)
  // White cloth has nothing brighter to weave into it.
  const bright =
    light > 0.8 ? blend(ground, '#8f7d68', 0.3) : blend(ground, '#fff8ec', light < 0.5 ? 0.3 : 0.5)
  const deep = blend(ground, '#1a1014', light < 0.5 ? 0.4 : 0.2)
  return {
    defs: `<g id="${id}j0">${flower()}</g><g id="${id}j1">${sprig()}</g>`,
    lay(part, field, box, mask) {
      const long = lengthOf(part.axis)
      const drawn = { bright: '', deep: '' }
      for (let row = -1; row * HALF < long + HALF; row++) {
        const v = row * HALF
        const { radius } = pointOn(part.axis, 0, Math.max(0, Math.min(long, v)))
        const last = Math.ceil((radius * 1.5) / HALF)
        for (let column = -last; column <= last; column++) {
          const angle = Math.max(-1.45, Math.min(1.45, (column * HALF) / radius))
          const { point, angle: lean } = pointOn(part.axis, across(angle), v)
          if (!near(box, point, REACH) || !shows(field, mask, point, REACH)) continue
          const turn = facing(field, point)
          const wide = SIZE * (0.3 + 0.7 * Math.cos(angle))
          const [c, n] = [Math.cos(lean), Math.sin(lean)]
          const place = numbers(c * wide, n * wide, -n * SIZE, c * SIZE, ...settle(field, point))
          const strength = 0.34 + 0.5 * Math.min(1, Math.abs(turn))
          drawn[turn >= 0 ? 'bright' : 'deep'] +=
            `<use href="#${id}j${(row + column) & 1}" transform="matrix(${place})" opacity="${number(strength)}"/>`
        }
      }
      return `<g fill="${bright}">${drawn.bright}</g><g fill="${deep}">${drawn.deep}</g>`
    },
  }
}

/** From −1, turned away from the window at the upper left, to 1. */
function facing(field: Field, [x, y]: Point): number {
  const reach = 0.7
  const height = (dx: number, dy: number) => sample(field, field.height, x + dx, y + dy)
  const slope =
    ((height(reach, 0) - height(-reach, 0)) * 0.75 + (height(0, reach) - height(0, -reach)) * 0.65) /
    (2 * reach)
  return Math.max(-1, Math.min(1, 0.32 + slope * 1.5))
}
