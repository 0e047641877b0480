import type { View } from '#domain/catalog/source-views.ts'
import { boundsOf } from '../canvas/layer.ts'
import type { Camera, Garment } from '../canvas/part.ts'

/** Of every picture of a garment, in its own pixels. */
export const WIDTH = 900
export const HEIGHT = 1200

/** Pixels of a centimetre at which the longest dress fills the picture. */
const TRUE_SCALE = 7
/** 0 draws all at one scale, 1 fills the picture with each: a blouse beside a coat is seen to be the shorter one, and still seen. */
const OWN_SCALE = 0.75

/** The distance from which a garment is pictured. */
export function cameraFor(garment: Garment, view: View): Camera {
  if (view === 'detail') {
    const scale = WIDTH / garment.focusWidth
    const [x, y] = garment.focus
    return { scale, x: WIDTH / 2 - x * scale, y: HEIGHT * 0.5 - y * scale, width: WIDTH, height: HEIGHT }
  }
  const box = boundsOf(garment)
  const fitting = Math.min(24, 640 / (box.right - box.left), 980 / (box.bottom - box.top))
  const scale = Math.min(fitting, TRUE_SCALE * (fitting / TRUE_SCALE) ** OWN_SCALE)
  return {
    scale,
    x: WIDTH / 2 - ((box.left + box.right) / 2) * scale,
    y: HEIGHT * 0.49 - ((box.top + box.bottom) / 2) * scale,
    width: WIDTH,
    height: HEIGHT,
  }
}
