import type { Written } from '#domain/reviews/review.ts'
import type { ReviewerBody } from '#domain/reviews/reviewer-body.ts'

import { withFreedSpace } from '#platform/storage/with-freed-space.ts'
import { isDraftOver } from './draft-terms.ts'
import { draftTable } from './draft-table.ts'

/** A review as its form holds it; it leaves this device only when the user sends it. */
export interface ReviewDraft extends Written {
  readonly anonymous: boolean
  /** Addresses of photos that the shop has. */
  readonly photos: readonly string[]
  /** Addresses of the video that the shop has and of its cover; empty without one. */
  readonly video: string
  readonly videoCover: string
  /** What the author shows of their body; undefined: nothing. */
  readonly body: ReviewerBody | undefined
}

export const BLANK_REVIEW: ReviewDraft = {
  rating: undefined,
  fit: undefined,
  title: '',
  text: '',
  anonymous: false,
  photos: [],
  video: '',
  videoCover: '',
  body: undefined,
}

const keyOf = (spu: string) => `review:${spu}`

/** undefined without a draft. */
export async function readReviewDraft(spu: string, now: number): Promise<ReviewDraft | undefined> {
  const row = await (await draftTable()).get(keyOf(spu))
  if (!row || isDraftOver(row, now)) return undefined
  return { ...BLANK_REVIEW, ...(row.value as Partial<ReviewDraft>) }
}

export async function saveReviewDraft(spu: string, draft: ReviewDraft, now: number): Promise<void> {
  await withFreedSpace(async () => (await draftTable()).put({ key: keyOf(spu), value: draft, at: now }))
}

export async function dropReviewDraft(spu: string): Promise<void> {
  await (await draftTable()).delete(keyOf(spu))
}
