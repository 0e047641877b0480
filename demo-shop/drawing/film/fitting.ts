import { FLAT_SHEET, onSheet, SHEET_HEIGHT } from '#domain/catalog/flat-sheet.ts'
import { boxOf, flatten } from '../canvas/geometry.ts'
import type { Drawing } from '../kinds.ts'
import { garmentLayer, garmentOf } from '../canvas/layer.ts'
import type { Camera, Part } from '../canvas/part.ts'
import { sideOf } from './layer-raster.ts'

/** Pixels of a centimetre in the drawing. */
const SCALE = 6.75
const CELL = 2
/** A piece beside the body that ends nearer to the middle is the band of an armhole, a strap or a flap. */
const SLEEVE_REACH = 21
/** Below the elbow there is nothing beside the body but cuffs. */
const CUFF = { top: 30, reach: 18.5, inner: 6 }

/** The body of a garment, and its sleeves apart from it: an arm is not always where the drawing has its sleeve. */
export function drawFitting(drawing: Drawing): string {
  const garment = garmentOf(drawing)
  const { parts } = garment
  const sleeves = parts.filter(isSleeve)
  const body = parts.filter((part) => !isSleeve(part))
  const width = FLAT_SHEET.width * SCALE
  const height = SHEET_HEIGHT * SCALE
  const layer = (panel: 'body' | 'sleeves', of: readonly Part[], above: readonly Part[] = []) =>
    of.length === 0
      ? ''
      : garmentLayer(drawing, { ...garment, parts: of }, cameraOf(panel), panel[0] ?? '', CELL, above)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${layer('body', body)}${layer('sleeves', sleeves, body.slice(-1))}</svg>`
  )
}

function isSleeve(part: Part): boolean {
  const { left, right, top } = boxOf(flatten(part.outline, 3))
  const reach = Math.max(-left, right)
  if (sideOf(part) !== 0 && reach > SLEEVE_REACH) return true
  return top > CUFF.top && reach > CUFF.reach && Math.max(left, -right) > CUFF.inner
}

function cameraOf(panel: 'body' | 'sleeves'): Camera {
  return {
    scale: SCALE,
    x: (FLAT_SHEET.width / 2) * SCALE,
    y: onSheet(panel, 0) * SCALE,
    width: FLAT_SHEET.width * SCALE,
    height: SHEET_HEIGHT * SCALE,
  }
}
