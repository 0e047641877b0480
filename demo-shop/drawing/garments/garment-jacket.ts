import type { Trunk } from '../upper/body.ts'
import type { Draft } from './draft.ts'
import { princess } from './garment-tops.ts'
import { polyline, spline } from '../canvas/geometry.ts'
import { seam, stitches } from '../canvas/ink.ts'
import type { Garment } from '../canvas/part.ts'
import { between } from '../canvas/random.ts'
import { JACKET, tailoredSleeve } from '../upper/tailored-cut.ts'
import { buttons, patch } from '../lower/trims.ts'
import { openButtons } from '../upper/unbuttoned.ts'
import { upper } from '../upper/upper.ts'

function jacketHem({ drawing }: Draft, hemAt: number): number {
  return drawing.cut === 'cropped' ? hemAt - 8 : hemAt
}

export function jacket(draft: Draft): Garment {
  const dice = draft.dice('cut')
  const denim = draft.drawing.fabric === 'denim'
  const thread = denim ? '#b98a4e' : '#0b0806'
  const trunk: Trunk = {
    ...JACKET,
    hem: 17.6,
    hemAt: jacketHem(draft, between(dice, 54, 58)),
    waist: 16.8,
    hip: 17.6,
  }
  const isOpen = draft.worn === 'open'
  const inner = isOpen ? 8 : 6
  const pockets = draft.back
    ? ''
    : patch(inner, 18.5, 8.4, denim ? 9.6 : 8, thread, denim ? 1.4 : 0.2) +
      patch(-inner - 8.4, 18.5, 8.4, denim ? 9.6 : 8, thread, denim ? 1.4 : 0.2) +
      (denim || draft.drawing.cut === 'cropped'
        ? ''
        : patch(inner, 37, 9, 9.4, thread, 0.2) + patch(-inner - 9, 37, 9, 9.4, thread, 0.2))
  const look = denim
    ? { radius: 0.8, colour: '#a98d62', holes: 0 as const }
    : { radius: 0.95, colour: '#b9a06a', holes: 0 as const }
  const depth = 7.4
  const edge = draft.back
    ? ''
    : seam(polyline([1.6, depth], [1.7, trunk.hemAt + 2]), 1.5) +
      stitches(polyline([1, depth], [1.1, trunk.hemAt + 2]), thread, 0.6)
  return upper(
    {
      trunk,
      neck: 'crew',
      loose: 0.35,
      finish: 'bound',
      hem: denim ? 'stitch' : 'plain',
      ...(denim && draft.drawing.cut !== 'collarless' ? { collar: 'shirt' as const } : {}),
      yoke: denim,
      marks:
        pockets +
        edge +
        (denim
          ? stitches(spline([-16, 16.6], [0, 17], [16, 16.6]), thread, 0.7)
          : draft.back
            ? princess(trunk, trunk.hemAt)
            : ''),
      over: isOpen
        ? openButtons(depth + 3, trunk.hemAt - 4, { count: 5, look })
        : buttons([0.1, depth + 3], [0.1, trunk.hemAt - 4], 5, look),
      sleeve: tailoredSleeve(draft, {
        over: true,
        cuff: denim ? 'shirt' : 'none',
        length: denim ? 52 : 55,
        bicep: 6.6,
        wrist: 5.5,
      }),
    },
    draft,
  )
}
