import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BLANK_REVIEW, readReviewDraft, type ReviewDraft } from '#data/local/review-draft.ts'
import { deviceKnown } from '#data/on-device.ts'
import { myReviewQuery, useRefusedReview } from '#data/reviews/write.ts'

export interface BegunReview {
  readonly draft: ReviewDraft
  /** Written before, and in the shop. */
  readonly known: boolean
  /** Undefined where the shop cannot be asked: then it looks when the review arrives. */
  readonly bought: boolean | undefined
}

/**
 * What the form begins with: the draft of this device, otherwise what the shop has refused or knows; undefined while
 * it is being read.
 */
export function useBegunReview(spu: string): BegunReview | undefined {
  const asked = useQuery(myReviewQuery(spu))
  const refused = useRefusedReview(spu)
  const [draft, setDraft] = useState<ReviewDraft | 'none'>()
  useEffect(() => {
    let here = true
    // A device without a database writes all the same: nothing is remembered.
    void Promise.all([readReviewDraft(spu, Date.now()).catch(() => undefined), deviceKnown()]).then(
      ([draft]) => here && setDraft(draft ?? 'none'),
    )
    return () => {
      here = false
    }
  }, [spu])
  if (draft === undefined || asked.isPending) return undefined
  const own = asked.data?.review
  return {
    draft: draft === 'none' ? { ...BLANK_REVIEW, ...own, ...refused?.review } : draft,
    known: own !== undefined,
    bought: asked.data?.bought,
  }
}
