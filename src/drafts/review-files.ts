import type { ReviewSent } from '#sync/reviews/send-review.ts'
import type { ProductPreview } from '#sync/outbox/operation-preview.ts'
import { withFreedSpace } from '#platform/storage/with-freed-space.ts'
import { isDraftOver } from './draft-terms.ts'
import { draftTable } from './draft-table.ts'

/** A photo or video of a review on this device, until the review with it is sent (decision 0145). */
export interface ReviewFile {
  readonly id: string
  readonly type: 'image' | 'video'
  readonly name: string
  /** undefined once the shop has it: it needs no room here any more. */
  readonly file: Blob | undefined
  /** The frame that stands for a video; undefined where the browser could draw none. */
  readonly cover: Blob | undefined
  /** Where the shop keeps it; empty until it is uploaded. */
  readonly address: string
  /** The same of the cover. */
  readonly coverAddress: string
}

/** A review that is in the queue with its words, and whose files are still on this device. */
export interface ReviewWithFiles {
  readonly review: ReviewSent
  readonly product: ProductPreview
}

const FILE = 'review-file:'
const SENT = 'review-sent:'
const keyOf = (spu: string, id: string) => `${FILE}${spu}:${id}`

/** In the order in which they were added. */
export async function readReviewFiles(spu: string, now: number): Promise<ReviewFile[]> {
  const table = await draftTable()
  const rows = await table.where('key').startsWith(keyOf(spu, '')).toArray()
  return rows
    .filter((row) => !isDraftOver(row, now))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value as ReviewFile)
}

/** Throws where the device has no room. */
export async function saveReviewFile(spu: string, file: ReviewFile, now: number): Promise<void> {
  await withFreedSpace(async () =>
    (await draftTable()).put({ key: keyOf(spu, file.id), value: file, at: now }),
  )
}

/** A file that was removed meanwhile is not written again. */
export async function noteUploaded(
  spu: string,
  id: string,
  uploaded: Pick<ReviewFile, 'address' | 'coverAddress'>,
): Promise<void> {
  const table = await draftTable()
  const row = await table.get(keyOf(spu, id))
  if (!row) return
  const value: ReviewFile = { ...(row.value as ReviewFile), ...uploaded, file: undefined }
  await table.update(row.key, { value })
}

/** Also one that an earlier page has uploaded, which the form knows by its address. */
export async function dropReviewFile(
  spu: string,
  { id, address }: Pick<ReviewFile, 'id' | 'address'>,
): Promise<void> {
  const isIt = (file: ReviewFile) => file.id === id || (address !== '' && file.address === address)
  await (
    await draftTable()
  )
    .where('key')
    .startsWith(keyOf(spu, ''))
    .filter(({ value }) => isIt(value as ReviewFile))
    .delete()
}

/** All files of a review, and that they are to be sent. */
export async function dropReviewFiles(spu: string): Promise<void> {
  const table = await draftTable()
  await table.where('key').startsWith(keyOf(spu, '')).delete()
  await table.delete(`${SENT}${spu}`)
}

export async function leaveReviewFiles(spu: string, sent: ReviewWithFiles, now: number): Promise<void> {
  await (await draftTable()).put({ key: `${SENT}${spu}`, value: sent, at: now })
}

export async function readLeftReviews(now: number): Promise<ReviewWithFiles[]> {
  const rows = await (await draftTable()).where('key').startsWith(SENT).toArray()
  return rows.filter((row) => !isDraftOver(row, now)).map(({ value }) => value as ReviewWithFiles)
}

/** Files of sent reviews that the shop does not have yet. */
export async function countLeftFiles(now: number): Promise<number> {
  const left = await readLeftReviews(now)
  const files = await Promise.all(left.map(({ review }) => readReviewFiles(review.spuCode, now)))
  return files.flat().filter(({ file }) => file !== undefined).length
}

/** Whether the files of this review are still to be sent. */
export async function isLeft(spu: string): Promise<boolean> {
  return (await (await draftTable()).get(`${SENT}${spu}`)) !== undefined
}

/** The user has to decide about the files: they stay for the form. */
export async function keepForForm(spu: string): Promise<void> {
  await (await draftTable()).delete(`${SENT}${spu}`)
}
