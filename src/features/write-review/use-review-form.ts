import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import type { DraftWriter } from '#blocks/use-draft-writer.ts'
import { checkReview, type ReviewPart, type ReviewProblem } from '#domain/reviews/review.ts'
import type { ReviewDraft } from '#drafts/review-draft.ts'

/** The form with the shop's rules: fields are validated on submit, then while the user types. */
export function useReviewForm(draftWriter: DraftWriter<ReviewDraft>) {
  const words = useProblemWords()

  const resolver: Resolver<ReviewDraft> = (values) => {
    const problems = Object.entries(checkReview(values)) as [ReviewPart, ReviewProblem][]
    if (problems.length === 0) return { values, errors: {} }
    const errors: FieldErrors<ReviewDraft> = Object.fromEntries(
      problems.map(([part, problem]) => [part, { type: problem, message: words[part][problem] }]),
    )
    return { values: {}, errors }
  }

  const form = useForm<ReviewDraft>({
    defaultValues: draftWriter.current(),
    resolver,
    // Stars and fit are groups: the form itself finds the first input of what is wrong.
    shouldFocusError: false,
  })

  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draftWriter.change(values),
      }),
    [subscribe, draftWriter],
  )
  return form
}

function useProblemWords() {
  const { t } = useLingui()
  const long = t`This is too long.`
  return {
    rating: { missing: t`Please choose your stars.`, 'too-short': '', 'too-long': '' },
    fit: { missing: t`Please say how it fits.`, 'too-short': '', 'too-long': '' },
    title: { missing: t`Please give it a title.`, 'too-short': '', 'too-long': long },
    text: {
      missing: t`Please write at least two words.`,
      'too-short': t`Please write at least two words.`,
      'too-long': long,
    },
  } as const
}
