import { createHash } from 'node:crypto'
import { isHeic, isoBrands } from '#domain/reviews/iso-brands.ts'
import { HEAD_BYTES } from '#domain/reviews/review-video.ts'
import type { Db } from '../../../db/schema/database.ts'
import type { Services } from '../../../services/services.ts'
import { examineImage } from '../media.ts'
import { assetOrigin } from './open-origin.ts'
import { ImageRefused } from './image-refused.ts'

const HASH_LETTERS = 22
export const LARGEST_BYTES = 60_000_000

export interface NewImage {
  readonly bytes: Uint8Array
  /** Name of its file. */
  readonly name: string
  /** Language → alternative text. */
  readonly alts?: Readonly<Record<string, string>>
  /** What stays in view when it is cropped, in percent of width and height; the middle without it. */
  readonly focal?: { readonly x: number; readonly y: number }
  /** Refuses a picture that is not transparent around its piece. */
  readonly isCutOut?: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Keeps a photograph as an asset and returns its hash; the same bytes again are the same asset, with the texts of the first
 * time. Throws `ImageRefused`. It decodes for up to seconds: call it before a transaction, not in one.
 */
export async function addImage(
  db: Db,
  { env }: Pick<Services, 'env'>,
  { bytes, name, alts = {}, focal = { x: 50, y: 50 }, isCutOut = false, now }: NewImage,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LETTERS)
  const known = await db.selectFrom('asset').select('hash').where('hash', '=', hash).executeTakeFirst()
  if (known && !isCutOut) return hash
  if (bytes.length > LARGEST_BYTES) throw new ImageRefused('bytes')
  if (isHeic(isoBrands(bytes.subarray(0, HEAD_BYTES)))) throw new ImageRefused('heic')
  const examined = await examineImage(bytes)
  if ('refused' in examined) throw new ImageRefused(examined.refused)
  if (isCutOut && !examined.isCutOut) throw new ImageRefused('opaque')
  // The file first: a row without its file would be shown and fail.
  await assetOrigin(env).write(hash, bytes)
  await db
    .insertInto('asset')
    .values({
      hash,
      kind: 'image',
      ...examined.facts,
      focal_x: focal.x,
      focal_y: focal.y,
      alts: JSON.stringify(alts),
      name,
      added_at: now,
    })
    .onConflict((same) => same.column('hash').doNothing())
    .execute()
  return hash
}
