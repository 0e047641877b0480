import { assetPicture } from '#domain/catalog/pictures.ts'
import type { OwnMedia } from '#domain/catalog/own-media.ts'
import { videoAddress } from '#domain/reviews/review-video.ts'
import { prepare, type Given } from '../../../db/prepared.ts'
import type { Reader } from '../../../db/schema/database.ts'
import { flatPicture, wholePicture } from '../../media/assets/asset-addresses.ts'

const rowsOf = prepare((db, given: Given<{ readonly id: string }>) =>
  db
    .selectFrom('colour')
    .innerJoin('product_media as media', 'media.pid', 'colour.pid')
    .leftJoin('video', 'video.hash', 'media.asset')
    .leftJoin('asset', 'asset.hash', 'media.asset')
    .select([
      'colour.pid',
      'media.role',
      'media.mm',
      'media.asset',
      'video.kind as video',
      'asset.width',
      'asset.height',
    ])
    .where('colour.product_id', '=', given('id'))
    .where('media.role', 'in', ['video', 'swatch', 'flat', 'spin'])
    .orderBy('media.position'),
)

type MediaRow = Awaited<ReturnType<typeof rowsOf>>['rows'][number]

/** What the owner shows of a product's colours, besides photographs and cutouts. */
export async function mediaOf(db: Reader, id: string): Promise<ReadonlyMap<string, OwnMedia>> {
  const { rows } = await rowsOf(db, { id })
  const found = new Map<string, OwnMedia>()
  for (const row of rows) found.set(row.pid, { ...found.get(row.pid), ...added(row, found.get(row.pid)) })
  return found
}

/** A row whose file is gone adds nothing. */
function added({ role, asset, mm, video, width, height }: MediaRow, known: OwnMedia = {}): OwnMedia {
  if (role === 'video') return video === null ? {} : { film: videoAddress({ hash: asset, kind: video }) }
  if (width === null || height === null) return {}
  if (role === 'spin') return { spin: [...(known.spin ?? []), assetPicture(asset)] }
  if (mm === null) return {}
  if (role === 'swatch') return { swatch: { picture: wholePicture(asset), mm, width, height } }
  return role === 'flat' ? { flat: { picture: flatPicture(asset), mm, width, height } } : {}
}
