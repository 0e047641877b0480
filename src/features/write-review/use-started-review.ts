import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readFormDraft } from '#drafts/form-draft.ts'
import { syncLoaded } from '#sync/open-sync.ts'
import { useUnconfirmed } from '#sync/use-unconfirmed.ts'
import { BLANK_REVIEW, reviewKey, type ReviewDraft } from './components/review-draft.ts'
import { myReviewQuery } from './components/my-review-query.ts'
import { isReviewOf, type ReviewSent } from './components/send-review.ts'

export interface StartedReview {
  readonly draft: ReviewDraft
  /** A draft on this device that the server does not have. */
  readonly own: boolean
  /** A review on the server. */
  readonly known: boolean
  /** undefined where the server cannot be reached: it checks when the review arrives. */
  readonly bought: boolean | undefined
  /** The author's name shown with it; empty where it is unknown. */
  readonly name: string
}

/** How long a form without a draft waits for the server's review, in ms. */
const PATIENCE_MS = 2_500

/**
 * Initial values of the form: the draft of this device, else a pending or refused review, else the one on the server;
 * undefined until known. After that they do not change, because the user may be typing.
 */
export function useStartedReview(spu: string): StartedReview | undefined {
  const query = useQuery(myReviewQuery(spu))
  const unconfirmed = useUnconfirmed(isReviewOf(spu)) as ReviewSent | undefined
  const here = useStoredDraft(spu)
  const patient = usePatience()
  const [begun, setBegun] = useState<{ draft: ReviewDraft; own: boolean }>()
  if (!begun && here) {
    // A review that shows no measures has no field for them.
    const own = here === 'none' ? unconfirmed && { body: undefined, ...unconfirmed } : here
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

/** The draft on the disk, read after the device state; undefined until then. */
function useStoredDraft(spu: string): ReviewDraft | 'none' | undefined {
  const [draft, setDraft] = useState<ReviewDraft | 'none'>()
  useEffect(() => {
    let here = true
    // The form works without a database; it then stores nothing.
    void Promise.all([
      readFormDraft<ReviewDraft>(reviewKey(spu), Date.now()).catch(() => undefined),
      syncLoaded(),
    ]).then(([draft]) => here && setDraft(draft ? { ...BLANK_REVIEW, ...draft } : 'none'))
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
