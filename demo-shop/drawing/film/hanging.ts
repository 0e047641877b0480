import { boxOf, flatten } from '../canvas/geometry.ts'
import { clips, cord, hanger } from './hanger.ts'
import type { Drawing, GarmentKind } from '../kinds.ts'
import { boundsOf, garmentLayer, garmentOf } from '../canvas/layer.ts'
import type { Camera, Garment } from '../canvas/part.ts'

const WIDTH = 600
const HEIGHT = 1200
/** The rod on which all hang, pixels from the top; the page draws it. */
const ROD = 26
/** Pixels of a centimetre, the same for all. */
const SCALE = 7.2
const CELL = 2
/** From the rod to the neck, to a waistband, to the loop of a cord, centimetres. */
const DROP = { hanger: 11, clips: 12, cord: 9 } as const

const CLIPPED: ReadonlySet<GarmentKind> = new Set(['skirt', 'mini-skirt', 'pants', 'jeans', 'shorts'])
const TIED: ReadonlySet<GarmentKind> = new Set(['scarf', 'bag', 'gift-box', 'gift-card'])

/** A garment on its hanger, with nothing behind it, so that many of them hang on one rod. */
export function drawHanging(drawing: Drawing): string {
  const garment = garmentOf(drawing, false, 'hung')
  const { camera, holder } = hung(drawing.kind, garment)
  const cloth = garmentLayer(drawing, garment, camera, 'h', CELL)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    // Clips hold a waistband from the front; a hanger is inside.
    (CLIPPED.has(drawing.kind) ? cloth + holder : holder + cloth) +
    '</svg>'
  )
}

function hung(kind: GarmentKind, garment: Garment): { readonly camera: Camera; readonly holder: string } {
  const box = boundsOf(garment)
  const at = (drop: number, scale = SCALE): Camera => ({
    scale,
    x: WIDTH / 2,
    y: ROD + drop * scale,
    width: WIDTH,
    height: HEIGHT,
  })
  if (CLIPPED.has(kind)) {
    const camera = at(DROP.clips)
    const band = boxOf(garment.parts.flatMap((part) => flatten(part.outline, 3)).filter(([, y]) => y < 0.5))
    return { camera, holder: clips(camera, ROD, { half: band.right - 1.6, top: band.top }) }
  }
  if (TIED.has(kind)) {
    const camera = at(DROP.cord - box.top)
    return { camera, holder: cord(camera, ROD, box.top) }
  }
  const camera = at(DROP.hanger)
  return { camera, holder: hanger(camera, ROD) }
}
