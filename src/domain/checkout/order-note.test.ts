import { expect, test } from 'vitest'
import { checkOrderNote, LONGEST_ORDER_NOTE } from './order-note.ts'

test.each([
  ['', undefined],
  ['   \n ', undefined],
  ['Please ring twice.\r\n\tThe bell is on the left.', undefined],
  ['a'.repeat(LONGEST_ORDER_NOTE), undefined],
  [`  ${'a'.repeat(LONGEST_ORDER_NOTE)}\n`, undefined],
  ['a'.repeat(LONGEST_ORDER_NOTE + 1), 'too-long'],
  ['left\u202eright', 'hidden-signs'],
  ['ring\u200btwice', 'hidden-signs'],
  ['\u0000', 'hidden-signs'],
] as const)('the note %j of an order: %s', (note, problem) => {
  expect(checkOrderNote(note)).toBe(problem)
})
