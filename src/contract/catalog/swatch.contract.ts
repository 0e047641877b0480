import * as v from 'valibot'
import { CLOTH_UNITS, CLOTHS } from '#domain/catalog/pictured-cloth.ts'
import { endpoint } from '../endpoint.ts'
import { shortText, spu } from '../fields.ts'

const clothView = v.object({ width: v.number(), rows: v.array(v.string()) })

const swatch = v.object({
  name: v.picklist(CLOTHS),
  unit: v.picklist(CLOTH_UNITS),
  across: v.number(),
  along: v.number(),
  span: v.number(),
  printed: v.boolean(),
  views: v.object({ front: clothView, back: clothView, detail: clothView }),
  /** One for each colour, without width and format. */
  pictures: v.array(v.object({ pid: v.string(), picture: v.string() })),
})
export type Swatch = v.InferOutput<typeof swatch>

export const productSwatch = endpoint('GET', '/product/swatch', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({
    spuCode: spu,
    lang: v.optional(shortText),
    currency: v.optional(shortText),
  }),
  /** Empty where the pictures are uploaded, and for what is not of cloth. */
  output: v.object({ swatch: v.exactOptional(swatch) }),
  summary: 'The cloth of a product: its close-ups, and where its pictures show it (spec 2.10)',
})
