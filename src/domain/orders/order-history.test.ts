import { expect, test } from 'vitest'
import { isHistoryKind, sortHistory, type HistoryKind } from './order-history.ts'

const sorted = (...changes: readonly (readonly [HistoryKind, number])[]) =>
  sortHistory(changes.map(([kind, at]) => ({ kind, at })))
    .map(({ kind }) => kind)
    .join(' ')

test('changes are sorted by time, and within one moment as they follow each other', () => {
  expect(sorted(['refund-returned', 2], ['paid', 1], ['return-received', 2], ['placed', 0])).toBe(
    'placed paid return-received refund-returned',
  )
  expect(sorted(['refund-cancelled', 3], ['withdrawn', 3])).toBe('withdrawn refund-cancelled')
})

test.each(['returned', 'refund-done', 'toString', ''])('%j is no kind of a history', (kind) => {
  expect(isHistoryKind(kind)).toBe(false)
})
