import { SWATCH } from '#domain/catalog/source-views.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { PictureSource, PictureSubject } from '../../providers/pictures/picture-source.ts'
import { HAS_SOURCE_PICTURES } from './assets/source-colours.ts'
import type { Picture, PhotoWidth } from './addresses.ts'

/** The subject to render for an address; undefined when its hash is not that of the present picture. */
export async function subjectOf(
  db: Reader,
  pictures: PictureSource,
  picture: Picture,
): Promise<PictureSubject | undefined> {
  const subject = await namedSubject(db, pictures, picture)
  return subject && pictures.fingerprint(subject) === picture.hash ? subject : undefined
}

async function namedSubject(
  db: Reader,
  pictures: PictureSource,
  picture: Picture,
): Promise<PictureSubject | undefined> {
  switch (picture.kind) {
    case 'guide':
      return (await isGuideCode(db, picture.code)) ? garmentSubject(db, picture.pid) : undefined
    case 'garment':
      return picture.view === SWATCH
        ? clothSubject(db, pictures, picture.pid)
        : garmentSubject(db, picture.pid)
    case 'film':
      return garmentSubject(db, picture.pid)
    case 'pair':
      return pairSubject(db, pictures, picture.pids)
    case 'banner':
      return pictures.banners.includes(picture.key) ? { kind: 'banner', key: picture.key } : undefined
    case 'hero':
      return { kind: 'hero', shape: picture.shape }
  }
}

async function garmentSubject(
  db: Reader,
  pid: string,
): Promise<Extract<PictureSubject, { kind: 'garment' }> | undefined> {
  const row = await db.selectFrom('colour').select('picture_key').where('pid', '=', pid).executeTakeFirst()
  return row && row.picture_key !== '' ? { kind: 'garment', description: row.picture_key } : undefined
}

/** A gift card has no cloth, and a source of photographs pictures none. */
async function clothSubject(
  db: Reader,
  { swatchOf }: PictureSource,
  pid: string,
): Promise<PictureSubject | undefined> {
  const garment = swatchOf && (await garmentSubject(db, pid))
  return garment && (await swatchOf(garment.description)) && garment
}

/** Only pieces that the shop offers together are rendered together, so that requests cannot make it render at will. */
async function pairSubject(
  db: Reader,
  { canPair }: PictureSource,
  pids: readonly [string, string],
): Promise<PictureSubject | undefined> {
  const rows = await db
    .selectFrom('colour')
    .select(['pid', 'product_id', 'picture_key'])
    .where('pid', 'in', [...pids])
    .where(HAS_SOURCE_PICTURES)
    .execute()
  const [one, two] = pids.map((pid) => rows.find((row) => row.pid === pid))
  if (!one || !two || canPair?.(one.picture_key, two.picture_key) !== true) return undefined
  const relation = await db
    .selectFrom('product_relation')
    .select('position')
    .where('kind', '=', 'bundle')
    .where('product_id', 'in', [one.product_id, two.product_id])
    .where('other_id', 'in', [one.product_id, two.product_id])
    .executeTakeFirst()
  return relation && { kind: 'pair', descriptions: [one.picture_key, two.picture_key] }
}

/** Only codes in use are rendered: any other address is unknown. */
export async function isGuideCode(db: Reader, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('guide_code', '=', code)
    .where('role', '=', 'guide')
    .executeTakeFirst()
  return row !== undefined
}

export async function photoBytes(
  db: Reader,
  { hash, width }: { readonly hash: string; readonly width: PhotoWidth },
): Promise<Uint8Array | undefined> {
  const column = width === 360 ? 'small' : 'large'
  const row = await db
    .selectFrom('photo')
    .select(`${column} as bytes`)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row?.bytes
}
