import * as v from 'valibot'
import { FABRICS } from '../../db/demo/drawing/cloth.ts'
import { GARMENT_KINDS, PATTERNS, type Drawing } from '../../db/demo/drawing/kinds.ts'
import type { Reader } from '../../db/schema/database.ts'
import { bannerPicture, heroPicture, pictureHash, type Picture } from './addresses.ts'
import { BANNERS } from './banners.ts'
import type { Subject } from './render-job.ts'

const HOUSE = 'vanda'

const drawing = v.object({
  kind: v.picklist(GARMENT_KINDS),
  seed: v.string(),
  colour: v.string(),
  fabric: v.picklist(FABRICS),
  pattern: v.picklist(PATTERNS),
})

/** What has to be drawn for an address; undefined when its hash is not the one of today's picture. */
export async function subjectOf(db: Reader, picture: Picture): Promise<Subject | undefined> {
  switch (picture.kind) {
    case 'garment': {
      const row = await db
        .selectFrom('colour')
        .select('drawing')
        .where('pid', '=', picture.pid)
        .executeTakeFirst()
      if (!row || pictureHash(row.drawing) !== picture.hash) return undefined
      return { kind: 'garment', drawing: readDrawing(row.drawing), view: picture.view }
    }
    case 'banner':
      if (!bannerPicture(picture.key).endsWith(`/${picture.hash}`)) return undefined
      return { kind: 'banner', banner: BANNERS[picture.key], seed: `${HOUSE} ${picture.key}` }
    case 'hero':
      if (!heroPicture(picture.shape).endsWith(`/${picture.hash}`)) return undefined
      return { kind: 'hero', shape: picture.shape, seed: HOUSE }
  }
}

function readDrawing(text: string): Drawing {
  return v.parse(drawing, JSON.parse(text))
}
