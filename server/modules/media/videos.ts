import {
  isPlayedByBrowsers,
  readVideoAddress,
  VIDEO_PART_BYTES,
  VIDEO_TYPES,
} from '#domain/reviews/review-video.ts'
import type { ByteRange } from '../../core/byte-range.ts'
import type { DeleteResult } from 'kysely'
import type { Store } from '../../db/open.ts'
import { transact } from '../../db/transaction.ts'
import type { Db, Reader } from '../../db/schema/database.ts'
import type { VideoTable } from '../../db/schema/video-tables.ts'
import type { PartedFile } from './serve-parts.ts'

/** The video of an address; undefined for another address, and for a video that the shop does not have. */
export async function findVideo(db: Reader, path: string): Promise<PartedFile | undefined> {
  const name = readVideoAddress(path)
  if (!name) return undefined
  const row = await db
    .selectFrom('video')
    .select('size')
    .where('hash', '=', name.hash)
    .where('kind', '=', name.kind)
    .executeTakeFirst()
  return (
    row && {
      type: VIDEO_TYPES[name.kind],
      size: row.size,
      saved: !isPlayedByBrowsers(name.kind),
      read: (range) => readVideo(db, name.hash, range),
    }
  )
}

class VideoGone extends Error {
  override readonly name = 'VideoGone'
}

/** Reads one part at a time, when the browser has taken the one before: a slow browser holds no more in memory. */
function readVideo(db: Reader, hash: string, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  let position = Math.floor(first / VIDEO_PART_BYTES)
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      const from = position * VIDEO_PART_BYTES
      const row = await db
        .selectFrom('video_part')
        .select('bytes')
        .where('hash', '=', hash)
        .where('position', '=', position)
        .executeTakeFirst()
      // Taken back while it is sent: the response ends early, and nothing is cached.
      if (!row) throw new VideoGone(hash)
      controller.enqueue(row.bytes.subarray(Math.max(0, first - from), last - from + 1))
      position++
      if (position * VIDEO_PART_BYTES > last) controller.close()
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

type NewVideo = Omit<VideoTable, 'size'> & { readonly bytes: Uint8Array }

/**
 * Writes the parts of a video, one at a time, so that no other change waits for all of them, and then the video, or, when
 * the shop has it, that it was uploaded again. Returns false when its parts were deleted meanwhile.
 */
export async function insertVideo(store: Store, { bytes, ...video }: NewVideo): Promise<boolean> {
  const { hash, shopper, kept_at } = video
  const parts = Math.ceil(bytes.length / VIDEO_PART_BYTES)
  for (let position = 0; position < parts; position++) {
    const from = position * VIDEO_PART_BYTES
    await store.db
      .insertInto('video_part')
      .values({ hash, position, bytes: bytes.subarray(from, from + VIDEO_PART_BYTES) })
      .onConflict((conflict) => conflict.columns(['hash', 'position']).doNothing())
      .execute()
  }
  return transact(store, async (tx) => {
    await tx
      .insertInto('video')
      .values({ ...video, size: bytes.length })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ shopper, kept_at }))
      .execute()
    const there = await tx
      .selectFrom('video_part')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow()
    if (Number(there.count) === parts) return true
    await tx.deleteFrom('video').where('hash', '=', hash).execute()
    return false
  })
}

/** Parts of videos that were never whole: the server ended between them. */
export function deleteStrayParts(db: Db): Promise<DeleteResult> {
  return db
    .deleteFrom('video_part')
    .where('hash', 'not in', db.selectFrom('video').select('hash'))
    .executeTakeFirst()
}
