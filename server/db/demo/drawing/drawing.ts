import { wall } from './backdrop.ts'
import { parseColour } from './colour.ts'
import { draftOf } from './draft.ts'
import { boxOf, flatten, type Box } from './geometry.ts'
import { dress } from './garment-dress.ts'
import type { Drawing, View } from './kinds.ts'
import { paint, silhouette } from './paint.ts'
import { lightStrength, paletteOf } from './palette.ts'
import type { Camera, Garment } from './part.ts'
import { weaveTile } from './weave.ts'

export type { Drawing, GarmentKind, View } from './kinds.ts'

export const DRAWING_VERSION = 1

const WIDTH = 900
const HEIGHT = 1200

function cameraFor(garment: Garment, view: View): Camera {
  if (view === 'detail') {
    const scale = WIDTH / garment.focusWidth
    const [x, y] = garment.focus
    return { scale, x: WIDTH / 2 - x * scale, y: HEIGHT * 0.5 - y * scale, width: WIDTH, height: HEIGHT }
  }
  const box: Box = boxOf(garment.parts.flatMap((part) => flatten(part.outline, 3)))
  const scale = Math.min(14.5, 690 / (box.right - box.left), 1010 / (box.bottom - box.top))
  return {
    scale,
    x: WIDTH / 2 - ((box.left + box.right) / 2) * scale,
    y: HEIGHT * 0.49 - ((box.top + box.bottom) / 2) * scale,
    width: WIDTH,
    height: HEIGHT,
  }
}

export function drawGarment(drawing: Drawing, view: View): string {
  parseColour(drawing.colour)
  const garment = dress(draftOf(drawing, view === 'back'))
  const camera = cameraFor(garment, view)
  const backdrop = wall(drawing.seed, camera, silhouette(garment.parts, camera, 5))
  const picture = paint({
    parts: garment.parts,
    palette: paletteOf(drawing.colour),
    fabric: drawing.fabric,
    camera,
    weave: 'w',
    id: 'p',
    cell: 2,
    strength: lightStrength(drawing.colour),
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${weaveTile(drawing.fabric, 'w')}</defs>${backdrop.svg}${picture}</svg>`
  )
}
