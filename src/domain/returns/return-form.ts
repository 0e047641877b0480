import { countWords } from '../text/count-words.ts'
import { hasHiddenSignsInLines } from '../text/hidden-signs.ts'
import type { ReturnReason } from './return-reasons.ts'
import type { ReturnType } from './return-types.ts'

export const LONGEST_DESCRIPTION = 1_000
export const MOST_RETURN_PHOTOS = 3

/** An application as its form holds it. */
export interface WrittenReturn {
  readonly type: ReturnType | undefined
  /** Pieces by the position of their line. */
  readonly items: Readonly<Record<number, number>>
  readonly reason: ReturnReason | undefined
  readonly description: string
  /** How many photos it has. */
  readonly photos: number
  /** The store of a return in a store; empty for the other types. */
  readonly storeId: string
}

export type ReturnPart = keyof WrittenReturn
export type ReturnProblem = 'missing' | 'too-short' | 'too-long' | 'hidden-signs' | 'too-many'

/** More than two words (spec 5). */
export function isDescription(text: string): boolean {
  return countWords(text) > 2 && !hasHiddenSignsInLines(text)
}

/** Why a return cannot be applied for (spec 5): each invalid part, in the order of the form, the type first. */
export function checkReturn(form: WrittenReturn): Partial<Record<ReturnPart, ReturnProblem>> {
  const problems: Partial<Record<ReturnPart, ReturnProblem>> = {}
  if (form.type === undefined) problems.type = 'missing'
  if (Object.values(form.items).every((qty) => qty === 0)) problems.items = 'missing'
  if (form.reason === undefined) problems.reason = 'missing'
  const description = form.description.trim()
  if (description === '') problems.description = 'missing'
  else if (countWords(description) < 3) problems.description = 'too-short'
  else if (description.length > LONGEST_DESCRIPTION) problems.description = 'too-long'
  else if (hasHiddenSignsInLines(description)) problems.description = 'hidden-signs'
  if (form.photos === 0) problems.photos = 'missing'
  else if (form.photos > MOST_RETURN_PHOTOS) problems.photos = 'too-many'
  if (form.type === 'in-store' && form.storeId === '') problems.storeId = 'missing'
  return problems
}
