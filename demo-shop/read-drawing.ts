import * as v from 'valibot'
import { CLOTHS } from '#domain/catalog/pictured-cloth.ts'
import { FABRICS } from './drawing/cloth/cloth.ts'
import { CUTS, GARMENT_KINDS, PATTERNS, SCENES, type Drawing } from './drawing/kinds.ts'

const drawing = v.object({
  kind: v.picklist(GARMENT_KINDS),
  seed: v.string(),
  colour: v.string(),
  fabric: v.picklist(FABRICS),
  cloth: v.exactOptional(v.picklist(CLOTHS)),
  pattern: v.picklist(PATTERNS),
  cut: v.exactOptional(v.picklist(CUTS)),
  scene: v.exactOptional(v.picklist(SCENES)),
})

/** The column `colour.picture_key`; throws for a text that the generator has not written. */
export function readDrawing(description: string): Drawing {
  return v.parse(drawing, JSON.parse(description))
}
