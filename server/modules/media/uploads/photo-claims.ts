import type { DeleteQueryBuilder, DeleteResult } from 'kysely'
import type { ShopperKey } from '#domain/account/shopper.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { Database, Reader, Tx } from '../../../db/schema/database.ts'

/** What shows photos: a review by its id, a return as `return:<its id>`; a photo of none is deleted in time. */
export type PhotoOwner = string

interface Claim {
  readonly owner: PhotoOwner
  /** Who has uploaded those that are new; undefined where none is added. */
  readonly author?: ShopperKey | undefined
  /** Hashes (`hashOfPhoto`), in their order; once each. */
  readonly named: readonly string[]
}

/** The photos of an owner, in its order. */
export async function claimedPhotos(db: Reader, owner: PhotoOwner): Promise<string[]> {
  const rows = await db
    .selectFrom('review_photo')
    .select('hash')
    .where('review_id', '=', owner)
    .orderBy('position')
    .execute()
  return rows.map(({ hash }) => hash)
}

/**
 * From now on the owner shows these photos: uploads of its author, or what it shows already; none for an owner that ends. A
 * photo that no owner shows any more is deleted. Returns what it shows. Throws `photo-gone`.
 */
export async function claimPhotos(tx: Tx, { owner, author, named }: Claim): Promise<readonly string[]> {
  const hashes = [...new Set(named)]
  const before = await claimedPhotos(tx, owner)
  await checkOwn(
    tx,
    hashes.filter((hash) => !before.includes(hash)),
    author,
  )
  const gone = before.filter((hash) => !hashes.includes(hash))
  await tx.deleteFrom('review_photo').where('review_id', '=', owner).execute()
  if (hashes.length > 0)
    await tx
      .insertInto('review_photo')
      .values(hashes.map((hash, position) => ({ review_id: owner, position, hash })))
      .execute()
  if (gone.length > 0) await deletePhotos(tx, (photos) => photos.where('hash', 'in', gone))
  return hashes
}

/** The photo of another person is not the author's to show, also with its address. */
async function checkOwn(tx: Tx, hashes: readonly string[], author: ShopperKey | undefined): Promise<void> {
  if (hashes.length === 0) return
  const kept = await tx.selectFrom('photo').select('shopper').where('hash', 'in', hashes).execute()
  if (author === undefined || kept.length < hashes.length || kept.some(({ shopper }) => shopper !== author))
    throw new ShopError('photo-gone')
}

type Photos = DeleteQueryBuilder<Database, 'photo', DeleteResult>

/** Deletes those of some photos that no owner shows, as a photo or as the cover of its video. */
export function deletePhotos(db: Reader, some: (photos: Photos) => Photos): Promise<DeleteResult> {
  return some(db.deleteFrom('photo'))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('review_photo')
            .select('review_photo.hash')
            .whereRef('review_photo.hash', '=', 'photo.hash'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('review')
            .select('review.video_cover')
            .whereRef('review.video_cover', '=', 'photo.hash'),
        ),
      ),
    )
    .executeTakeFirst()
}
