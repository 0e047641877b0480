import { hash } from 'node:crypto'
import type { PictureSource, PictureSubject } from '#server/providers/pictures/picture-source.ts'
import { BANNERS } from './banners.ts'
import { clothFacts, clothNameOf } from './drawing/cloth/cloth-facts.ts'
import { planPair } from './drawing/pair-plan.ts'
import { readDrawing } from './read-drawing.ts'

/** Part of every picture's address: raise it when the art changes. */
const DRAWING_VERSION = 6

/** The demo shop's pictures: drawn from the descriptions that the generator has written. */
export const demoPictures: PictureSource = {
  version: String(DRAWING_VERSION),
  banners: Object.keys(BANNERS),
  fingerprint: (subject) =>
    hash('sha256', `${DRAWING_VERSION} ${drawnFrom(subject)}`, 'base64url').slice(0, 10),
  canPair: (first, second) => planPair(readDrawing(first), readDrawing(second)) !== undefined,
  async swatchOf(description) {
    const drawing = readDrawing(description)
    const name = clothNameOf(drawing)
    if (name === undefined) return undefined
    // The process loads the cutting of garments with the first request for a cloth.
    const { clothViews } = await import('./drawing/cloth/cloth-views.ts')
    const printed = drawing.pattern !== 'plain'
    return { name, ...clothFacts(name, drawing.cut), printed, views: clothViews(drawing) }
  },
  renderer: new URL('./draw-picture.ts', import.meta.url),
}

function drawnFrom(subject: PictureSubject): string {
  switch (subject.kind) {
    case 'garment':
      return subject.description
    case 'pair':
      return `pair ${subject.descriptions.join(' ')}`
    case 'banner':
      return `banner ${subject.key}`
    case 'hero':
      return `hero ${subject.shape}, in silk`
  }
}
