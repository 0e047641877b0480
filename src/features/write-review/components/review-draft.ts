import type { Written } from '#domain/reviews/review.ts'
import type { ReviewerBody } from '#domain/reviews/reviewer-body.ts'
import type { FormKey } from '#sync/uploads/upload-forms.ts'

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

/** Where its draft and its files are. */
export const reviewKey = (spu: string): FormKey => ({ form: 'review', id: spu })
