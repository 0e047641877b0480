import { metal } from './bag-metal.ts'
import { arch, framedPouch, hobo, pleatedTote } from './bag-soft.ts'
import type { Draft } from './draft.ts'
import { upright, type Axis } from '../canvas/field.ts'
import { join, polyline, spline, transform } from '../canvas/geometry.ts'
import { offset, seam, stitches } from '../canvas/ink.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { piece } from '../canvas/piece.ts'
import { between, pick } from '../canvas/random.ts'
import { rumple } from '../canvas/sculpt.ts'

/** By its name: drawn up on a frame or laid in pleats, or soft. The cloth is that of the name. */
export function bag(draft: Draft): Garment {
  switch (draft.drawing.cut) {
    case 'pleated':
      return draft.dice('cut')() < 0.5 ? framedPouch(draft) : pleatedTote(draft)
    case 'soft':
      return hobo(draft)
    default:
      return leatherBag(draft)
  }
}

const LEATHER = { shine: 0.22, gloss: 6, weave: 0.22, soften: 0.4, thick: 0.7, contrast: 1 }

function leatherBag(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const style = pick<'flap' | 'tote' | 'flap'>(dice, ['flap', 'tote', 'flap'])
  const half = between(dice, 12.5, 14.5)
  const tall = style === 'tote' ? between(dice, 25, 28) : between(dice, 18, 20)
  const body = join(
    spline([-half + 1.2, 0], [0, style === 'tote' ? 0.9 : 0], [half - 1.2, 0]),
    spline([half - 1.2, 0], [half + 0.1, tall * 0.5], [half + 0.7, tall - 2.4], [half - 1.4, tall]),
    spline([half - 1.4, tall], [0, tall + 0.7], [-half + 1.4, tall]),
    spline([-half + 1.4, tall], [-half - 0.7, tall - 2.4], [-half - 0.1, tall * 0.5], [-half + 1.2, 0]),
  )
  const axis: Axis = upright(-3, tall + 3, half + 1, half + 1.4)
  const handle = arch(style === 'tote' ? 6 : 5.4, style === 'tote' ? 15 : 8.6, 1.15, 2.6)
  const grip: Partial<Part> = {
    hand: LEATHER,
    printed: false,
    casts: 0.9,
    marks: stitches(offset(handle, -0.3, 5), '#0b0806', 0.3),
  }
  const parts: Part[] = [
    piece(
      transform(handle, ([x, y]) => [x + 0.8, y - 0.9]),
      { ...grip, cut: 'inside' },
    ),
  ]
  if (style === 'tote')
    parts.push(
      piece(
        join(
          spline([-half + 1.2, 0], [0, -1], [half - 1.2, 0]),
          spline([half - 1.2, 0.3], [0, 1.4], [-half + 1.2, 0.3]),
        ),
        { cut: 'inside', printed: false },
      ),
    )
  parts.push({
    outline: body,
    axis,
    depth: 0.3,
    hand: LEATHER,
    casts: 0.8,
    marks:
      stitches(offset(body, -0.6, 5), '#0b0806', 0.36) +
      seam(spline([-half - 1, tall - 4.4], [0, tall - 3.6], [half + 1, tall - 4.4]), 0.7),
    sculpt: (field) => {
      rumple(field, 0.3, 6, 1.2, 0.3, 77)
      rumple(field, 0.05, 0.8, 1, 0, 12)
    },
  })
  if (style === 'flap') {
    const low = tall * between(dice, 0.52, 0.64)
    const flap = join(
      spline([-half + 0.8, -0.5], [0, -1.1], [half - 0.8, -0.5]),
      spline(
        [half - 0.8, -0.5],
        [half + 0.4, 3],
        [half - 0.2, low * 0.66],
        [half * 0.55, low * 0.96],
        [0, low + 0.4],
        [-half * 0.55, low * 0.96],
        [-half + 0.2, low * 0.66],
        [-half - 0.4, 3],
        [-half + 0.8, -0.5],
      ),
    )
    if (!draft.back)
      parts.push({
        outline: flap,
        axis,
        depth: 0.34,
        hand: LEATHER,
        casts: 1.1,
        marks: stitches(offset(flap, -0.55, 5), '#0b0806', 0.36),
        over: metal(-1.3, low - 2.6, 2.6, 3, 0.5) + metal(-0.5, low - 1.7, 1, 1.2, 0.2),
        sculpt: (field) => rumple(field, 0.06, 0.8, 1, 0, 12),
      })
    else
      parts.push(
        piece(
          polyline([-half * 0.7, 4], [half * 0.7, 4], [half * 0.68, tall - 5], [-half * 0.68, tall - 5]),
          { hand: LEATHER, casts: 0.4, marks: '' },
        ),
      )
  }
  parts.push(piece(handle, { ...grip, depth: 0.1 }))
  const last = parts.at(-1)
  const rings = [-1, 1]
    .map((side) => metal(side * (style === 'tote' ? 6.6 : 6) - 0.9, 1.6, 1.8, 1.3, 0.4))
    .join('')
  if (last !== undefined) parts[parts.length - 1] = { ...last, over: rings }
  return { parts, focus: [3, tall * 0.5], focusWidth: 17 }
}
