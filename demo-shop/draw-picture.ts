import { LRUCache } from 'lru-cache'
import type { PictureRenderer, RenderJob } from '#server/providers/pictures/picture-source.ts'
import { BANNERS, isBanner } from './banners.ts'
import { drawBanner, drawFilm, drawGarment, drawHero } from './drawing/drawing.ts'
import { drawFitting } from './drawing/film/fitting.ts'
import { drawHanging } from './drawing/film/hanging.ts'
import { drawWeave } from './drawing/cloth/draw-weave.ts'
import { drawPair } from './drawing/pair.ts'
import { planPair } from './drawing/pair-plan.ts'
import type { Drawing } from './drawing/kinds.ts'
import { readDrawing } from './read-drawing.ts'
import { FILM, FLAT, CUTOUT, SWATCH, type View } from '#domain/catalog/source-views.ts'
import { renderCutOut, renderDrawing, renderFilm, renderWeave } from './drawing/film/render.ts'

const HOUSE = 'vanda'
const CACHED_DRAWINGS = 4
/** In pixels. A hero of up to this width arrives in the first round trip of a connection, 14.6 kB. */
const PHONE_WIDTH = 750

const drawings = new LRUCache<string, string>({ max: CACHED_DRAWINGS })

/** The renderer of `demoPictures`, loaded by the process that draws. */
export const renderPicture: PictureRenderer['renderPicture'] = async (job) => {
  const { subject, view, width, format } = job
  if (view === FILM) return renderFilm(await drawFilm(garmentIn(subject), width))
  if (format === 'webm') throw new RangeError(`The view ${view} is no film`)
  if (view === CUTOUT) return renderCutOut(drawHanging(garmentIn(subject)), width, format)
  if (view === FLAT) return renderCutOut(drawFitting(garmentIn(subject)), width, 'webp')
  if (view === SWATCH) return renderWeave(drawWeave(garmentIn(subject), width))
  const small = subject.kind === 'hero' && width <= PHONE_WIDTH
  return renderDrawing(svgOf(subject, view), { width, format, small })
}

function garmentIn(subject: RenderJob['subject']): Drawing {
  if (subject.kind !== 'garment') throw new RangeError(`A ${subject.kind} is no garment`)
  return readDrawing(subject.description)
}

/** The sizes of one picture are requested together, and drawing costs more than rendering. */
function svgOf(subject: RenderJob['subject'], view: View): string {
  const key = JSON.stringify([subject, view])
  const known = drawings.get(key)
  if (known) return known
  const svg = draw(subject, view)
  drawings.set(key, svg)
  return svg
}

function draw(subject: RenderJob['subject'], view: View): string {
  switch (subject.kind) {
    case 'garment':
      return drawGarment(readDrawing(subject.description), view)
    case 'pair': {
      const [first, second] = subject.descriptions
      const plan = planPair(readDrawing(first), readDrawing(second))
      if (!plan) throw new RangeError('These two are not worn together')
      return drawPair(plan)
    }
    case 'banner':
      if (!isBanner(subject.key)) throw new RangeError(`No banner is called ${JSON.stringify(subject.key)}`)
      return drawBanner(BANNERS[subject.key], `${HOUSE} ${subject.key}`)
    case 'hero':
      return drawHero(HOUSE, subject.shape)
  }
}
