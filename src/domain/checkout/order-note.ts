import { hasHiddenSignsInLines } from '../text/hidden-signs.ts'

/** Characters of the note that a buyer leaves with an order. */
export const LONGEST_ORDER_NOTE = 300

export type NoteProblem = 'too-long' | 'hidden-signs'

/** Why a note is not taken; it may be empty. Staff read it, so nothing in it may mislead them. */
export function checkOrderNote(note: string): NoteProblem | undefined {
  const text = note.trim()
  if (text.length > LONGEST_ORDER_NOTE) return 'too-long'
  return hasHiddenSignsInLines(text) ? 'hidden-signs' : undefined
}
