import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../../db/schema/database.ts'
import type { UploadPartTable } from '../../../db/schema/video-tables.ts'

/** Uploads of one shopper that may be under way at once; a further one takes the place of the oldest. */
const MOST_UPLOADS = 3

type UploadPart = Selectable<UploadPartTable>
type Upload = Pick<UploadPart, 'shopper' | 'upload'>

/** A part that is sent again takes the place of the first. */
export async function insertUploadPart(tx: Tx, part: UploadPart): Promise<void> {
  const { shopper, upload, bytes, kept_at } = part
  await tx
    .insertInto('upload_part')
    .values(part)
    .onConflict((conflict) =>
      conflict.columns(['shopper', 'upload', 'position']).doUpdateSet({ bytes, kept_at }),
    )
    .execute()
  const others = await tx
    .selectFrom('upload_part')
    .select((of) => ['upload', of.fn.max('kept_at').as('latest')])
    .where('shopper', '=', shopper)
    .where('upload', '!=', upload)
    .groupBy('upload')
    .orderBy('latest', 'desc')
    .offset(MOST_UPLOADS - 1)
    .limit(MOST_UPLOADS)
    .execute()
  for (const other of others) await deleteUploadParts(tx, { shopper, upload: other.upload })
}

/** In their order. */
export async function uploadParts(db: Reader, { shopper, upload }: Upload): Promise<Uint8Array[]> {
  const rows = await db
    .selectFrom('upload_part')
    .select('bytes')
    .where('shopper', '=', shopper)
    .where('upload', '=', upload)
    .orderBy('position')
    .execute()
  return rows.map(({ bytes }) => bytes)
}

/** Whether there were any. */
export async function deleteUploadParts(db: Reader, { shopper, upload }: Upload): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('upload_part')
    .where('shopper', '=', shopper)
    .where('upload', '=', upload)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
