import type { Reader } from '../../db/schema/database.ts'
import type { PictureSource, PictureSubject } from '../../providers/pictures/picture-source.ts'
import type { Picture } from './addresses.ts'

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
    case 'garment': {
      const row = await db
        .selectFrom('colour')
        .select('drawing')
        .where('pid', '=', picture.pid)
        .executeTakeFirst()
      return row && { kind: 'garment', description: row.drawing }
    }
    case 'banner':
      return banners.includes(picture.key) ? { kind: 'banner', key: picture.key } : undefined
    case 'hero':
      return { kind: 'hero', shape: picture.shape }
  }
}
