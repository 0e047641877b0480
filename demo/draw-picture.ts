import { LRUCache } from 'lru-cache'
import type { PictureRenderer, RenderJob } from '#server/providers/pictures/picture-source.ts'
import { BANNERS, isBanner } from './banners.ts'
import { drawBanner, drawGarment, drawHero, drawTurn } from './drawing/drawing.ts'
import { drawHanging } from './drawing/hanging.ts'
import { drawPair } from './drawing/pair.ts'
import { planPair } from './drawing/pair-plan.ts'
import { readDrawing } from './read-drawing.ts'
import { HANGING, TURN, type View } from '#domain/catalog/pictures.ts'
import { renderCutOut, renderDrawing, renderSheet } from './drawing/render.ts'

const HOUSE = 'vanda'
const CACHED_DRAWINGS = 4

const drawings = new LRUCache<string, string>({ max: CACHED_DRAWINGS })

/** The renderer of `drawnPictures`, loaded by the process that draws. */
export const renderPicture: PictureRenderer['renderPicture'] = async (job) => {
  const { subject, view, width } = job
  if (view === HANGING) {
    if (subject.kind !== 'garment') throw new RangeError(`A ${subject.kind} hangs on no hanger`)
    return renderCutOut(drawHanging(readDrawing(subject.description)), width, job.format)
  }
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
