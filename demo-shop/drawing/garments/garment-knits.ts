import { FITTED, type Trunk } from '../upper/body.ts'
import { cutTrunk } from '../upper/cut-length.ts'
import type { Draft } from './draft.ts'
import { BASE_SLEEVE } from './garment-tops.ts'
import { polyline } from '../canvas/geometry.ts'
import { seam, stroke } from '../canvas/ink.ts'
import { neckShape, type Neck } from '../upper/neckline.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { between, chance, pick } from '../canvas/random.ts'
import { raise } from '../canvas/sculpt.ts'
import { buttons } from '../lower/trims.ts'
import { buttonLook } from '../upper/upper-finish.ts'
import { openButtons } from '../upper/unbuttoned.ts'
import { upper } from '../upper/upper.ts'

const KNIT: Trunk = {
  ...FITTED,
  shoulder: 18.6,
  across: 15.8,
  chest: 18,
  bust: 18.8,
  waist: 18,
  hip: 18.2,
  hem: 16.9,
  hemAt: 60,
}

type Style = 'cable' | 'rib' | 'plain'

/** Cables are drawn where the name says so, and never on a fine gauge. */
function styleOf({ drawing, dice }: Draft, others: readonly [Style, ...Style[]]): Style {
  const other = pick<Style>(dice('stitch'), others)
  return drawing.cut === 'cable' ? 'cable' : drawing.cut === 'fine-gauge' ? 'plain' : other
}

/** Cables and ribs are carved, not drawn: the light finds them. */
function knitted(part: Part, style: Style, hemAt: number): Part {
  if (style === 'plain') return part
  return {
    ...part,
    sculpt: (field) => {
      part.sculpt?.(field)
      const half = field.radius[Math.floor(field.radius.length / 2)] ?? 17
      const sleeve = half < 10
      raise(field, (_x, y, u) => {
        if (!sleeve && y > hemAt - 5.4) return 0
        const x = u * half
        if (style === 'rib') return 0.16 * Math.cos(x * 4.6)
        let sum = 0.05 * Math.cos(x * 6)
        for (const centre of sleeve ? [0] : [-11.5, -4.6, 4.6, 11.5]) {
          const away = x - centre
          if (Math.abs(away) > 3) continue
          const swing = Math.sin(y * 0.72) * 1.05
          sum +=
            0.42 * Math.exp(-(((away - swing) / 0.72) ** 2)) +
            0.42 * Math.exp(-(((away + swing) / 0.72) ** 2))
          sum -= 0.2 * Math.exp(-(((Math.abs(away) - 2.3) / 0.4) ** 2))
        }
        return sum
      })
    },
  }
}

function dressed(garment: Garment, style: Style, hemAt: number): Garment {
  return {
    ...garment,
    parts: garment.parts.map((part) => (part.cut === undefined ? knitted(part, style, hemAt) : part)),
  }
}

export function sweater(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const style = styleOf(draft, ['rib', 'plain'])
  const roll = chance(dice, 0.35)
  const trunk = cutTrunk({ ...KNIT, hemAt: between(dice, 56, 63) }, draft.drawing.cut)
  const { hemAt } = trunk
  const neck: Neck = roll ? 'high' : pick<Neck>(dice, ['crew', 'v', 'boat'])
  const made = upper(
    {
      trunk,
      neck,
      loose: 0.5,
      finish: 'rib',
      hem: 'rib',
      ...(roll ? { collar: 'roll' as const } : {}),
      sleeve: {
        ...BASE_SLEEVE,
        cuff: 'rib',
        blouse: 1.3,
        bicep: 7.6,
        wrist: 4.9,
        length: 51,
        drape: 0.9,
        rumple: 0.4,
      },
    },
    draft,
  )
  return dressed(made, style, hemAt)
}

export function knitVest(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const style = styleOf(draft, ['rib', 'plain'])
  const trunk = cutTrunk(
    {
      ...KNIT,
      shoulder: 15.6,
      across: 13.4,
      chest: 16.6,
      bust: 17.2,
      waist: 17,
      hip: 17.4,
      hem: 16.4,
      depth: 22,
      hemAt: between(dice, 54, 58),
    },
    draft.drawing.cut,
  )
  const { hemAt } = trunk
  const made = upper(
    { trunk, neck: pick<Neck>(dice, ['v', 'crew', 'v']), loose: 0.35, finish: 'rib', hem: 'rib' },
    draft,
  )
  return dressed(made, style, hemAt)
}

export function cardigan(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const style = styleOf(draft, ['plain', 'rib'])
  const neck = pick<Neck>(dice, ['v', 'crew'])
  const trunk = cutTrunk({ ...KNIT, hemAt: between(dice, 56, 64) }, draft.drawing.cut)
  const { hemAt } = trunk
  const depth = neckShape(neck).depth
  const band = (x: number) => stroke(polyline([x, depth], [x, hemAt + 2]), { width: 0.14, opacity: 0.4 })
  let ticks = ''
  for (let y = depth + 1; y < hemAt + 2; y += 0.6) ticks += `M-1.4 ${y.toFixed(1)}h3`
  const front = draft.back
    ? ''
    : band(-1.5) +
      seam(polyline([1.7, depth - 1], [1.75, hemAt + 2]), 1.2) +
      `<path d="${ticks}" stroke="#0b0806" stroke-opacity=".2" stroke-width=".2"/>`
  const look = { ...buttonLook(draft.drawing.colour, 0.8), holes: 4 as const }
  const made = upper(
    {
      trunk,
      neck,
      loose: 0.45,
      finish: 'rib',
      hem: 'rib',
      marks: front,
      over:
        draft.worn === 'open'
          ? openButtons(depth + 1.6, hemAt - 3, { count: 6, look })
          : buttons([0.1, depth + 1.6], [0.1, hemAt - 3], 6, look),
      sleeve: {
        ...BASE_SLEEVE,
        cuff: 'rib',
        blouse: 1,
        bicep: 7.2,
        wrist: 4.8,
        length: 51,
        drape: 0.9,
        rumple: 0.4,
      },
    },
    draft,
  )
  return dressed(made, style, hemAt)
}
