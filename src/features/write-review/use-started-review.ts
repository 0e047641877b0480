import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BLANK_REVIEW, readReviewDraft, type ReviewDraft } from '#drafts/review-draft.ts'
import { syncLoaded } from '#sync/open-sync.ts'
import { myReviewQuery, useUnconfirmedReview } from '#sync/reviews/send-review.ts'

export interface StartedReview {
  readonly draft: ReviewDraft
  /** Words of this device that the shop does not have. */
  readonly own: boolean
  /** Written before, and in the shop. */
  readonly known: boolean
  /** Undefined where the shop cannot be asked: then it looks when the review arrives. */
  readonly bought: boolean | undefined
  /** What stands beside it; empty where nobody knows. */
  readonly name: string
}

/** So long a form without words of its own waits for those in the shop. */
const PATIENCE_MS = 2_500

/**
 * What the form begins with: the draft of this device, otherwise what waits or was refused, otherwise what is in the
 * shop; undefined until that is known. Once begun it stays, whatever comes later: somebody is typing.
 */
export function useStartedReview(spu: string): StartedReview | undefined {
  const query = useQuery(myReviewQuery(spu))
  const unheard = useUnconfirmedReview(spu)
  const here = useStoredDraft(spu)
  const patient = usePatience()
  const [begun, setBegun] = useState<{ draft: ReviewDraft; own: boolean }>()
  if (!begun && here) {
    const own = here === 'none' ? unheard : here
    if (own || query.isFetched || !patient)
      setBegun({ draft: { ...BLANK_REVIEW, ...query.data?.review, ...own }, own: own !== undefined })
  }
  return (
    begun && {
      ...begun,
      known: query.data?.review !== undefined,
      bought: query.data?.bought,
      name: query.data?.name ?? '',
    }
  )
}

/** The draft on the disk, read after this device is known; undefined until then. */
function useStoredDraft(spu: string): ReviewDraft | 'none' | undefined {
  const [draft, setDraft] = useState<ReviewDraft | 'none'>()
  useEffect(() => {
    let here = true
    // A device without a database writes all the same: nothing is remembered.
    void Promise.all([readReviewDraft(spu, Date.now()).catch(() => undefined), syncLoaded()]).then(
      ([draft]) => here && setDraft(draft ?? 'none'),
    )
    return () => {
      here = false
    }
  }, [spu])
  return draft
}

function usePatience(): boolean {
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const over = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(over)
  }, [])
  return patient
}
