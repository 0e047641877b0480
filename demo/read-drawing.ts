import * as v from 'valibot'
import { FABRICS } from './drawing/cloth.ts'
import { CUTS, GARMENT_KINDS, PATTERNS, type Drawing } from './drawing/kinds.ts'

const drawing = v.object({
  kind: v.picklist(GARMENT_KINDS),
  seed: v.string(),
  colour: v.string(),
  fabric: v.picklist(FABRICS),
  pattern: v.picklist(PATTERNS),
  cut: v.exactOptional(v.picklist(CUTS)),
})

/** The column `colour.drawing`; throws for a text that the generator has not written. */
export function readDrawing(description: string): Drawing {
  return v.parse(drawing, JSON.parse(description))
}
