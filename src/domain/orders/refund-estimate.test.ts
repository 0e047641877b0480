import { describe, expect, test } from 'vitest'
import { isShopsFault, type ReturnReason } from '../returns/return-reasons.ts'
import { estimateRefund, type RefundLine } from './refund-estimate.ts'

const line = (given: Partial<RefundLine>): RefundLine => ({
  position: 0,
  qty: 1,
  part: 10_00,
  cancelled: 0,
  returned: 0,
  ...given,
})

interface Choice {
  readonly items: Readonly<Record<number, number>>
  readonly reason: ReturnReason | undefined
  readonly shipping: number
}

/** The estimate for a return. */
const estimateReturn = (lines: readonly RefundLine[], { reason, ...choice }: Choice) =>
  estimateRefund(lines, {
    ...choice,
    isUnsent: false,
    isShopsFault: reason !== undefined && isShopsFault(reason),
  })

const pieces = (...counts: number[]): Record<number, number> => Object.fromEntries(counts.entries())

describe('what a return gives back is said before it is sent (spec 9.7, traps 2.1–2.3)', () => {
  const three = line({ qty: 3, part: 27_97 })
  const one = line({ position: 1, part: 43_20 })
  test.each([
    { title: 'one of three pieces of 27.97', lines: [three], items: pieces(1), goods: 9_32 },
    { title: 'the second of them', lines: [{ ...three, returned: 1 }], items: pieces(1), goods: 9_33 },
    { title: 'all three of them', lines: [three], items: pieces(3), goods: 27_97 },
    { title: 'no piece', lines: [three], items: pieces(), goods: 0 },
    {
      title: 'more pieces than are left',
      lines: [{ ...three, cancelled: 2 }],
      items: pieces(2),
      goods: 9_32,
    },
    { title: 'pieces of two lines', lines: [three, one], items: pieces(1, 1), goods: 52_52 },
  ])('$title', ({ lines, items, goods }) => {
    expect(estimateReturn(lines, { items, reason: 'too-small', shipping: 10_00 })).toEqual({
      goods,
      shipping: 0,
      gifts: 0,
    })
  })

  test.each([
    { title: 'a change of mind keeps it', reason: 'changed-mind', items: pieces(1, 1), shipping: 0 },
    {
      title: 'a fault gives it back with the rest',
      reason: 'damaged',
      items: pieces(1, 1),
      shipping: 10_00,
    },
    { title: 'a fault of a part keeps it', reason: 'damaged', items: pieces(1), shipping: 0 },
    { title: 'without a reason it is kept', reason: undefined, items: pieces(1, 1), shipping: 0 },
  ] as const)('shipping: $title', ({ reason, items, shipping }) => {
    const lines = [line({}), line({ position: 1 })]
    expect(estimateReturn(lines, { items, reason, shipping: 10_00 }).shipping).toBe(shipping)
  })

  test.each([
    { title: 'a change of mind takes the gift off', reason: 'changed-mind', gifts: 15_00, shipping: 0 },
    {
      title: 'a fault takes nothing off, and shipping comes back without it',
      reason: 'damaged',
      gifts: 0,
      shipping: 10_00,
    },
  ] as const)('a gift that is kept: $title (traps 2.19)', ({ reason, gifts, shipping }) => {
    const gift = line({ position: 1, part: 0, isGift: true, gift: { least: 150_00, worth: 15_00 } })
    const lines = [line({ part: 160_00 }), gift]
    const given = { items: pieces(1), reason, shipping: 10_00 }
    expect(estimateReturn(lines, given)).toEqual({ goods: 160_00, shipping, gifts })
  })

  test.each([
    { title: 'the rest of an order that no courier has', returned: 1, goods: 18_65, shipping: 10_00 },
    { title: 'a part of it', returned: 0, goods: 18_65, shipping: 0 },
  ])('a cancellation of two pieces: $title', ({ returned, goods, shipping }) => {
    const lines = [{ ...three, cancelled: returned }]
    const given = { items: pieces(2), shipping: 10_00, isUnsent: true, isShopsFault: false }
    expect(estimateRefund(lines, given)).toEqual({ goods, shipping, gifts: 0 })
  })
})
