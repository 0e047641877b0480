import type { Reader } from '../../db/schema/database.ts'
import type { PictureSource, PictureSubject } from '../../providers/pictures/picture-source.ts'
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
  { banners }: PictureSource,
  picture: Picture,
): Promise<PictureSubject | undefined> {
  switch (picture.kind) {
    case 'guide':
      return (await isGuideCode(db, picture.code)) ? garmentSubject(db, picture.pid) : undefined
    case 'garment':
      return garmentSubject(db, picture.pid)
    case 'banner':
      return banners.includes(picture.key) ? { kind: 'banner', key: picture.key } : undefined
    case 'hero':
      return { kind: 'hero', shape: picture.shape }
  }
}

async function garmentSubject(db: Reader, pid: string): Promise<PictureSubject | undefined> {
  const row = await db.selectFrom('colour').select('drawing').where('pid', '=', pid).executeTakeFirst()
  return row && { kind: 'garment', description: row.drawing }
}

/** Only codes that are in use are drawn: an address with any other words is none of the shop's. */
async function isGuideCode(db: Reader, code: string): Promise<boolean> {
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
