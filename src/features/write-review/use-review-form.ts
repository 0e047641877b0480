import { useLingui } from '@lingui/react/macro'
import { useDraftForm } from '#blocks/use-draft-form.ts'
import type { DraftWriter } from '#blocks/use-draft-writer.ts'
import { checkReview } from '#domain/reviews/review.ts'
import type { ReviewDraft } from './components/review-draft.ts'

/** The form of a review with the shop's rules. */
export function useReviewForm(draftWriter: DraftWriter<ReviewDraft>) {
  return useDraftForm<ReviewDraft>({
    fields: draftWriter.current(),
    check: checkReview,
    words: useProblemWords(),
    onChange: draftWriter.change,
  })
}

function useProblemWords() {
  const { t } = useLingui()
  const hidden = t`It contains invisible characters. Please type it again.`
  const long = t`This is too long.`
  return {
    rating: { missing: t`Please choose your stars.`, 'too-short': '', 'too-long': '', 'hidden-signs': '' },
    fit: { missing: t`Please say how it fits.`, 'too-short': '', 'too-long': '', 'hidden-signs': '' },
    title: { missing: t`Please give it a title.`, 'too-short': '', 'too-long': long, 'hidden-signs': hidden },
    text: {
      missing: t`Please write at least two words.`,
      'too-short': t`Please write at least two words.`,
      'too-long': long,
      'hidden-signs': hidden,
    },
  } as const
}
