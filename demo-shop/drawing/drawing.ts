import { wall } from './backdrop.ts'
import { parseColour } from './canvas/colour.ts'
import { VIEWS, type View } from '#domain/catalog/source-views.ts'
import { GARMENT_KINDS, PATTERNS, type Drawing } from './kinds.ts'
import { FABRICS } from './cloth/cloth.ts'
import { cameraFor, HEIGHT, WIDTH } from './film/camera.ts'
import { garmentLayer, garmentOf } from './canvas/layer.ts'
import { silhouette } from './canvas/paint.ts'
import { drawFilmFrames, type FilmFrames } from './film/film.ts'

export { drawBanner } from './banner.ts'
export { drawHero } from './hero.ts'
export { drawIcon } from './icon.ts'
export type { View }
export type { Drawing } from './kinds.ts'

/** The garment in the wind, `width` pixels wide, from the same distance as its picture. */
export function drawFilm(drawing: Drawing, width: number): Promise<FilmFrames> {
  const garment = garmentOf(drawing)
  return drawFilmFrames(drawing, { garment, camera: cameraFor(garment, 'front') }, width)
}

function known(value: string, list: readonly string[], what: string): void {
  if (!list.includes(value)) throw new RangeError(`No ${what} is called ${JSON.stringify(value)}`)
}

export function drawGarment(drawing: Drawing, view: View): string {
  parseColour(drawing.colour)
  known(drawing.kind, GARMENT_KINDS, 'garment')
  known(drawing.fabric, FABRICS, 'fabric')
  known(drawing.pattern, PATTERNS, 'pattern')
  known(view, VIEWS, 'view')
  const garment = garmentOf(drawing, view === 'back')
  const camera = cameraFor(garment, view)
  const cell = view === 'detail' ? 2.6 : 2
  const backdrop = wall(drawing.seed, camera, silhouette(garment.parts, camera, 5))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `${backdrop.svg}${garmentLayer(drawing, garment, camera, 'p', cell)}</svg>`
  )
}
