import { countWords } from '../text/count-words.ts'
import { hasHiddenSigns, hasHiddenSignsInLines } from '../text/hidden-signs.ts'

/** How a piece fits its buyer (spec 3). */
export const FITS = ['small', 'true', 'large'] as const
export type Fit = (typeof FITS)[number]

export const LONGEST_TITLE = 100
export const LONGEST_TEXT = 2_000

export interface Written {
  /** 1 to 5; undefined until chosen. */
  readonly rating: number | undefined
  readonly fit: Fit | undefined
  readonly title: string
  readonly text: string
}

export type ReviewPart = keyof Written
export type ReviewProblem = 'missing' | 'too-short' | 'too-long' | 'hidden-signs'

/** Whether a review has at least two words (spec 5). */
export function hasTwoWords(text: string): boolean {
  return countWords(text) > 1
}

/** Why a review cannot be sent (spec 5): each invalid part, in the order of the form. */
export function checkReview({
  rating,
  fit,
  title,
  text,
}: Written): Partial<Record<ReviewPart, ReviewProblem>> {
  const problems: Partial<Record<ReviewPart, ReviewProblem>> = {}
  if (rating === undefined) problems.rating = 'missing'
  if (fit === undefined) problems.fit = 'missing'
  if (title.trim() === '') problems.title = 'missing'
  else if (title.trim().length > LONGEST_TITLE) problems.title = 'too-long'
  else if (hasHiddenSigns(title.trim())) problems.title = 'hidden-signs'
  if (text.trim() === '') problems.text = 'missing'
  else if (!hasTwoWords(text)) problems.text = 'too-short'
  else if (text.trim().length > LONGEST_TEXT) problems.text = 'too-long'
  else if (hasHiddenSignsInLines(text)) problems.text = 'hidden-signs'
  return problems
}
