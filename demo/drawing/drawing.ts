import { wall } from './backdrop.ts'
import { parseColour } from './colour.ts'
import { VIEWS, type View } from '#domain/catalog/pictures.ts'
import { GARMENT_KINDS, PATTERNS, type Drawing } from './kinds.ts'
import { FABRICS } from './cloth.ts'
import { boundsOf, garmentLayer, garmentOf } from './layer.ts'
import { silhouette } from './paint.ts'
import type { Camera, Garment } from './part.ts'
import { drawFilmFrames, type FilmFrames } from './film.ts'
import { drawTurnSheet, type Sheet } from './turn-sheet.ts'

export { drawBanner } from './banner.ts'
export { drawHero } from './hero.ts'
export { drawIcon } from './icon.ts'
export type { View }
export type { Drawing } from './kinds.ts'

const WIDTH = 900
const HEIGHT = 1200

/** Pixels of a centimetre at which the longest dress fills the picture. */
const TRUE_SCALE = 7
/** 0 draws all at one scale, 1 fills the picture with each: a blouse beside a coat is seen to be the shorter one, and still seen. */
const OWN_SCALE = 0.75

function cameraFor(garment: Garment, view: View): Camera {
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

/** All steps of a garment's turn, `width` pixels each, from the same distance as its picture. */
export function drawTurn(drawing: Drawing, width: number): Promise<Sheet> {
  const front = garmentOf(drawing)
  return drawTurnSheet(
    drawing,
    { front, back: garmentOf(drawing, true), camera: cameraFor(front, 'front') },
    width,
  )
}

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
