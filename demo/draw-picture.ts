import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { PictureRenderer, RenderJob } from '#server/providers/pictures/picture-source.ts'
import { BANNERS, isBanner } from './banners.ts'
import { FABRICS } from './drawing/cloth.ts'
import { drawBanner, drawGarment, drawHero, drawTurn } from './drawing/drawing.ts'
import { CUTS, GARMENT_KINDS, PATTERNS, type Drawing } from './drawing/kinds.ts'
import { TURN, type View } from '#domain/catalog/pictures.ts'
import { renderDrawing, renderSheet } from './drawing/render.ts'

const HOUSE = 'vanda'
const CACHED_DRAWINGS = 4

const drawing = v.object({
  kind: v.picklist(GARMENT_KINDS),
  seed: v.string(),
  colour: v.string(),
  fabric: v.picklist(FABRICS),
  pattern: v.picklist(PATTERNS),
  cut: v.exactOptional(v.picklist(CUTS)),
})
const drawings = new LRUCache<string, string>({ max: CACHED_DRAWINGS })

/** The renderer of `drawnPictures`, loaded by the process that draws. */
export const renderPicture: PictureRenderer['renderPicture'] = async (job) => {
  const { subject, view, width } = job
  if (view !== TURN) return renderDrawing(svgOf(subject, view), width, job.format)
  if (subject.kind !== 'garment') throw new RangeError(`A ${subject.kind} cannot be turned`)
  return renderSheet(await drawTurn(readDrawing(subject.description), width))
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
    case 'banner':
      if (!isBanner(subject.key)) throw new RangeError(`No banner is called ${JSON.stringify(subject.key)}`)
      return drawBanner(BANNERS[subject.key], `${HOUSE} ${subject.key}`)
    case 'hero':
      return drawHero(HOUSE, subject.shape)
  }
}

function readDrawing(description: string): Drawing {
  return v.parse(drawing, JSON.parse(description))
}
