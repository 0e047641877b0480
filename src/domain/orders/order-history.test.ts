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

test('the last parcel arrives with the delivery of its order, in whatever order parcels were reported', () => {
  expect(sorted(['delivered', 5], ['arrived', 5], ['arrived', 5])).toBe('delivered')
  expect(sorted(['arrived', 5], ['arrived', 3], ['delivered', 5])).toBe('arrived delivered')
  expect(sorted(['arrived', 5])).toBe('arrived')
})

test.each(['returned', 'refund-done', 'toString', ''])('%j is no kind of a history', (kind) => {
  expect(isHistoryKind(kind)).toBe(false)
})
