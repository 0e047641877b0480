import { VIEWS, type View } from '#domain/catalog/source-views.ts'
import type { ClothView } from '#domain/catalog/pictured-cloth.ts'
import { cameraFor } from '../film/camera.ts'
import { flatten } from '../canvas/geometry.ts'
import type { Drawing } from '../kinds.ts'
import { garmentOf } from '../canvas/layer.ts'
import { fillPolygon } from '../canvas/raster.ts'

const COLS = 36
const ROWS = 48

/** How large each picture of a garment shows it, and where the garment is in it. */
export function clothViews(drawing: Drawing): Record<View, ClothView> {
  const [front, back, detail] = VIEWS.map((view) => clothView(drawing, view))
  if (!front || !back || !detail) throw new RangeError('A garment is pictured from three sides')
  return { front, back, detail }
}

function clothView(drawing: Drawing, view: View): ClothView {
  const garment = garmentOf(drawing, view === 'back')
  const { scale, x, y, width } = cameraFor(garment, view)
  const step = width / scale / COLS
  // Of each cell its middle.
  const grid = { x: -x / scale + step / 2, y: -y / scale + step / 2, step, cols: COLS, rows: ROWS }
  const mask = new Float32Array(COLS * ROWS)
  for (const { outline } of garment.parts) fillPolygon(grid, flatten(outline), mask)
  return { width: Math.round((width / scale) * 100) / 100, rows: rowsOf(mask) }
}

function rowsOf(mask: Float32Array): string[] {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from(mask.subarray(row * COLS, (row + 1) * COLS), (value) => (value > 0 ? 'x' : '.')).join(''),
  )
}
