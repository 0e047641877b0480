import type { QueryClient } from '@tanstack/react-query'
import { failureOf } from '#contract/failure.ts'
import { dropLocal, readLocal, writeLocal } from '#platform/storage/local-storage.ts'
import { createReviewUpload } from '#sync/reviews/review-upload.ts'
import { sendReview } from '#sync/reviews/send-review.ts'
import { FILES_LEFT } from './files-left-mark.ts'
import {
  dropReviewFiles,
  isLeft,
  keepForForm,
  leaveReviewFiles,
  noteUploaded,
  readLeftReviews,
  readReviewFiles,
  type ReviewFile,
  type ReviewWithFiles,
} from './review-files.ts'
import { withFiles } from './with-files.ts'

interface Following {
  readonly queries: QueryClient
  /** The shop does not take a file: the user has to know. */
  readonly onRefused: (message: string) => void
}

let followed: Following | undefined

/** Sends the files of reviews in the queue now and whenever there is a network again, as long as the page is open. */
export function followLeftFiles(following: Following): void {
  const isFirst = followed === undefined
  followed = following
  if (isFirst) addEventListener('online', () => void sendLeftFiles())
  void sendLeftFiles()
}

/** Leaves the files of a review that the queue has taken; they follow it once there is a network. */
export async function leaveFiles(left: ReviewWithFiles, following: Following): Promise<void> {
  writeLocal(FILES_LEFT, 'yes')
  await leaveReviewFiles(left.review.spuCode, left, Date.now())
  followLeftFiles(following)
}

/** One tab at a time: a second one would upload the same files. */
async function sendLeftFiles(): Promise<void> {
  if (!navigator.onLine || readLocal(FILES_LEFT) === undefined) return
  const send = async () => {
    for (const left of await readLeftReviews(Date.now())) await sendLeft(left)
    if ((await readLeftReviews(Date.now())).length === 0) dropLocal(FILES_LEFT)
  }
  // Without a network the next `online` or the next start tries again.
  if (!('locks' in navigator)) return send().catch(() => {})
  await navigator.locks
    .request('vanda-review-files', { ifAvailable: true }, async (lock) => (lock ? send() : undefined))
    .catch(() => {})
}

async function sendLeft({ review, product }: ReviewWithFiles): Promise<void> {
  const spu = review.spuCode
  const uploaded: ReviewFile[] = []
  for (const file of await readReviewFiles(spu, Date.now())) {
    try {
      uploaded.push(await upload(spu, file))
    } catch (error) {
      const failure = failureOf(error)
      if (failure?.kind !== 'refused') throw error
      await keepForForm(spu)
      followed?.onRefused(failure.message)
      return
    }
  }
  // The user has sent it again meanwhile, or has signed out.
  if (!(await isLeft(spu))) return
  const saved = await sendReview(withFiles(review, uploaded), product)
  if (saved === 'saved' || saved === 'sent') await dropReviewFiles(spu)
}

async function upload(spu: string, kept: ReviewFile): Promise<ReviewFile> {
  const { id, type, file, cover, address } = kept
  if (address !== '' || file === undefined || !followed) return kept
  const sent = await createReviewUpload(followed.queries, spu, { type, file, cover }).send()
  await noteUploaded(spu, id, sent)
  return { ...kept, ...sent }
}
