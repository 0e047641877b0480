import type { Draft } from './draft.ts'
import { upright, type Axis } from '../canvas/field.ts'
import { alterationsCard, eveningTickets, stylingCard } from './garment-experience.ts'
import { box, PAPER } from './garment-gift-box.ts'
import { polyline, transform, turned } from '../canvas/geometry.ts'
import { stroke } from '../canvas/ink.ts'
import { orchid } from './orchid.ts'
import type { Garment, Part } from '../canvas/part.ts'
import { raise } from '../canvas/sculpt.ts'

/** An eGift card in its envelope; a card that is redeemed for something shows that. */
export function giftCard(draft: Draft): Garment {
  switch (draft.drawing.scene) {
    case 'styling':
      return stylingCard(draft)
    case 'alterations':
      return alterationsCard(draft)
    case 'evening':
      return eveningTickets(draft)
    default:
      return eGiftCard(draft)
  }
}

function eGiftCard(draft: Draft): Garment {
  const place = turned(-5, 0.6, 1.4)
  const envelope = transform(box(-13.5, -9, 27, 18, 0.3), turned(4, -0.6, -1.6))
  const flap = transform(polyline([-13.3, -9], [13.3, -9], [0.6, 2.4], [-0.6, 2.4]), turned(4, -0.6, -1.6))
  const card = transform(box(-11.4, -7.2, 22.8, 14.4, 0.7), place)
  const axis: Axis = upright(-20, 20, 30)
  const mark = draft.back
    ? `<g transform="translate(.6 1.4) rotate(-5)" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width=".14"><path d="M-9-3.8H4M-9-1.6H6.4M-9 .6H2.4M-9 4.6h5"/><rect x="5.6" y="1.6" width="3.6" height="3.6" rx=".3"/></g>`
    : `<g transform="translate(.6 1.4) rotate(-5)">${emboss(0, -0.6, 4.6)}<path d="M-2.6 5.3h5.2" stroke="#fff" stroke-opacity=".5" stroke-width=".12"/></g>`
  const parts: Part[] = [
    {
      outline: envelope,
      axis,
      cut: '#e9dfd0',
      printed: false,
      depth: 0,
      hand: PAPER,
      marks: stroke(polyline([-13, 8], [-1, -1], [1, -1], [13, 9]), { width: 0.1, opacity: 0.15 }),
    },
    { outline: flap, axis, cut: '#e4d8c6', printed: false, depth: 0, hand: PAPER, casts: 0.6 },
    {
      outline: card,
      axis,
      depth: 0,
      hand: { ...PAPER, thick: 0.24 },
      marks: mark,
      casts: 1.2,
      sculpt: (field) => raise(field, (x, y) => -0.002 * x * x - 0.02 * y),
    },
  ]
  return { parts, focus: [0.6, 1], focusWidth: 15 }
}

/** Blind embossing: the same flower pressed up, one lit edge and one shaded. */
function emboss(x: number, y: number, radius: number): string {
  const layer = (dx: number, dy: number, ink: string, opacity: number) =>
    `<g opacity="${opacity}">${orchid(x + dx, y + dy, radius, 0, { petal: ink, vein: ink, lip: ink, heart: ink })}</g>`
  return (
    layer(0.14, 0.18, '#000000', 0.34) +
    layer(-0.1, -0.13, '#ffffff', 0.4) +
    orchid(x, y, radius, 0, {
      petal: 'currentColor',
      vein: '#00000044',
      lip: 'currentColor',
      heart: 'currentColor',
    })
  )
}
