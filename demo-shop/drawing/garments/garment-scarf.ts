import type { Draft } from './draft.ts'
import type { Axis } from '../canvas/field.ts'
import { join, spline, type Curve } from '../canvas/geometry.ts'
import { number, offset, stroke } from '../canvas/ink.ts'
import { noise } from '../canvas/noise.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { between } from '../canvas/random.ts'
import { thrownScarf, foldedSquare, knottedScarf } from './scarf-laid.ts'
import { raise, rumple } from '../canvas/sculpt.ts'

function tail(x: number, wide: number, long: number, lean: number): Curve {
  return join(
    spline(
      [x - 3.4, 2],
      [x - 3.8, 8],
      [x - wide * 0.72 + lean * 0.3, long * 0.4],
      [x - wide + lean * 0.8, long * 0.76],
      [x - wide + lean, long],
    ),
    spline(
      [x - wide + lean, long],
      [x - wide * 0.3 + lean, long + 0.9],
      [x + wide * 0.4 + lean, long + 0.3],
      [x + wide + lean, long - 0.6],
    ),
    spline(
      [x + wide + lean, long - 0.6],
      [x + wide + lean * 0.8 - 0.4, long * 0.72],
      [x + wide * 0.7 + lean * 0.3, long * 0.36],
      [x + 3.6, 8],
      [x + 3.4, 2],
    ),
  )
}

function fringe(curve: Curve, seed: number): string {
  let path = ''
  const [from, ...rest] = [curve.start, ...curve.cubics.map((cubic) => cubic.end)]
  const to = rest.at(-1) ?? from
  for (let x = from[0] + 0.3; x < to[0]; x += 0.42) {
    const y = from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]) + 0.2
    path += `M${number(x)} ${number(y)}q${number(noise(x * 3, 1, seed) * 0.7)} 2.4 ${number(noise(x * 2, 2, seed) * 0.9)} ${number(5.4 + noise(x, 3, seed))}`
  }
  return path
}

/** Laid out as its name says; on a rod or beside a dress it hangs. */
export function scarf(draft: Draft): Garment {
  if (draft.worn === 'hung') return loopedScarf(draft)
  const shape = draft.dice('laid')() < 0.5
  if (draft.drawing.cut === 'hand-rolled') return shape ? foldedSquare(draft) : knottedScarf(draft)
  return shape ? thrownScarf(draft) : loopedScarf(draft)
}

/** A scarf looped over a peg: two tails, folds running from the gathered top. */
function loopedScarf(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const silk = ['silk', 'satin', 'chiffon'].includes(draft.drawing.fabric)
  const flip = draft.back ? -1 : 1
  const lengths = [between(dice, 82, 90), between(dice, 74, 82)] as const
  const tails = lengths.map((long, index): Part => {
    const side = index === 0 ? -1 : 1
    const x = side * 2.4 * flip
    const wide = between(draft.dice(`tail ${index}`), 9.4, 11.4)
    const outline = tail(x, wide, long, side * 3.4 * flip)
    const axis: Axis = {
      points: [
        [x, -2],
        [x + side * 1.2 * flip, long * 0.4],
        [x + side * 3.4 * flip, long + 3],
      ],
      radii: [3.6, wide * 0.82, wide + 0.4],
    }
    const seedling = Math.floor(draft.folds(`tail ${index}`)() * 9999)
    const low = spline(
      [x - wide + side * 3.4 * flip, long],
      [x + side * 3.4 * flip, long + 0.6],
      [x + wide + side * 3.4 * flip, long - 0.6],
    )
    return {
      outline,
      axis,
      depth: 0.3,
      casts: 1,
      marks: silk
        ? stroke(offset(outline, -0.3, 5), { width: 0.34, opacity: 0.16 }) +
          stroke(offset(outline, -0.5, 5), { width: 0.1, opacity: 0.4 })
        : '',
      over: silk
        ? ''
        : `<path d="${fringe(low, seedling)}" fill="none" stroke="currentColor" stroke-width=".3"/><path d="${fringe(low, seedling)}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width=".12" transform="translate(.12 .05)"/>`,
      sculpt: (field) => {
        raise(field, (_x, _y, u, v) => {
          const angle = u * 4.4 + 0.5 * noise(u * 2, v * 0.03, seedling)
          const open = 1 / (1 + v / 60)
          return (
            draft.hand.drape *
            (0.75 * Math.sin(angle * 1.2 + seedling) * Math.min(1, 0.35 + v / 60) +
              0.42 * Math.sin(angle * 3 + 1 + seedling) * open)
          )
        })
        rumple(field, 0.35 * draft.hand.rumple, 6, 4, 0, seedling)
      },
    }
  })
  const loop = join(
    spline([-6.4, 6], [-6.6, 1.5], [-5, -2.6], [0, -3.6], [5, -2.6], [6.6, 1.5], [6.4, 6]),
    spline([6.4, 6], [3, 7.6], [0, 8], [-3, 7.6], [-6.4, 6]),
  )
  const top: Part = {
    outline: loop,
    axis: {
      points: [
        [-8, 3],
        [0, 1.4],
        [8, 3],
      ],
      radii: [6, 6.4, 6],
    },
    depth: 0.6,
    casts: 1,
    sculpt: (field) =>
      raise(
        field,
        (x, y, _u, v) => 0.4 * draft.hand.drape * Math.sin(y * 1.5 + Math.cos(x * 0.3) * 1.4 + v * 0.05),
      ),
  }
  const peg = `<g><ellipse cx=".7" cy="-3.6" rx="2.2" ry="1.5" fill="#000" fill-opacity=".2"/><rect x="-1" y="-6.6" width="2" height="4.6" rx=".9" fill="#a98a63"/><rect x="-.7" y="-6.4" width=".5" height="4" rx=".25" fill="#fff" fill-opacity=".35"/></g>`
  return { parts: [...tails.toReversed(), { ...top, over: peg }], focus: [-4, 70], focusWidth: 30 }
}
