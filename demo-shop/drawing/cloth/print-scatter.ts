import { lengthOf, pointOn, type Field } from '../canvas/field.ts'
import type { Point } from '../canvas/geometry.ts'
import { numbers } from '../canvas/ink.ts'
import type { Print } from '../canvas/paint.ts'
import { across, near, settle } from './print-lines.ts'
import { between, seeded } from '../canvas/random.ts'
import { sample } from '../canvas/raster.ts'

/** Whether any of a motif would show: most of a piece's box is not the piece. */
export function shows(field: Field, mask: Float32Array, [x, y]: Point, reach: number): boolean {
  if (sample(field, mask, x, y) > 0) return true
  return [-reach, reach].some(
    (by) => sample(field, mask, x + by, y) > 0 || sample(field, mask, x, y + by) > 0,
  )
}

export function scattered(ids: readonly string[], gap: number, size: number, seed: string): Print['lay'] {
  return (part, field, box, mask) => {
    const random = seeded(`${seed}/${part.outline.start.join()}/${part.outline.cubics.length}`)
    const long = lengthOf(part.axis)
    let svg = ''
    let line = 0
    for (let v = -gap; v < long + gap * 2; v += gap * 0.86, line++) {
      const { radius } = pointOn(part.axis, 0, Math.max(0, Math.min(long, v)))
      const half = radius * 1.5
      for (let s = -half + (line % 2) * gap * 0.5; s < half; s += gap) {
        const placeS = s + between(random, -0.24, 0.24) * gap
        const placeV = v + between(random, -0.24, 0.24) * gap
        const turn = between(random, 0, Math.PI * 2)
        const grow = between(random, 0.72, 1.2) * size
        const id = ids[Math.floor(random() * ids.length)] ?? ids[0]
        const angle = Math.max(-1.45, Math.min(1.45, placeS / radius))
        const { point, angle: lean } = pointOn(part.axis, across(angle), placeV)
        if (!near(box, point, size * 1.4) || !shows(field, mask, point, grow * 0.9)) continue
        const [x, y] = settle(field, point)
        svg += `<use href="#${id}" transform="matrix(${placed(lean, turn, grow * (0.3 + 0.7 * Math.cos(angle)), grow)}${numbers(x, y).replace(/^(?=[^-])/, ' ')})"/>`
      }
    }
    return svg
  }
}

/** Turned on the cloth, foreshortened across it, then turned with the piece. */
function placed(lean: number, turn: number, across: number, down: number): string {
  const [c, s, ct, st] = [Math.cos(lean), Math.sin(lean), Math.cos(turn), Math.sin(turn)]
  return numbers(
    c * across * ct - s * down * st,
    s * across * ct + c * down * st,
    -c * across * st - s * down * ct,
    -s * across * st + c * down * ct,
  )
}
