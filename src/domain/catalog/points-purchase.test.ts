import { expect, test } from 'vitest'
import { FULL_POINTS, pointsOf, pointsPayments, POINTS_AND_PAY, redeemStep } from './points-purchase.ts'

test('the values of the payment are those of the call (spec 4.5, 9.6)', () => {
  expect([FULL_POINTS, POINTS_AND_PAY]).toEqual([1, 0])
})

test.each([
  ['points', { allPoint: 500, partPoint: 0 }, [FULL_POINTS]],
  [
    'all or a part in points: all is the default',
    { allPoint: 400, partPoint: 150, partPrice: 24_00 },
    [FULL_POINTS, POINTS_AND_PAY],
  ],
  [
    'points beside its whole price: only all points are an offer',
    { allPoint: 400, partPoint: 150, partPrice: 39_00 },
    [FULL_POINTS],
  ],
  ['a part in points without the rest in money', { allPoint: 400, partPoint: 150 }, [FULL_POINTS]],
  ['nothing that was priced', { allPoint: 0, partPoint: 0 }, []],
  ['a part without a whole is no offer', { allPoint: 0, partPoint: 150, partPrice: 24_00 }, []],
])('a product for %s (spec 2.9, 4.5)', (_, product, payments) => {
  expect(pointsPayments({ ...product, finalPrice: 39_00 })).toEqual(payments)
})

test.each([
  ['Full Points', FULL_POINTS, 400],
  ['Points + Pay', POINTS_AND_PAY, 150],
] as const)('%s takes its own points (spec 4.5)', (_, payment, points) => {
  expect(pointsOf({ allPoint: 400, partPoint: 150 }, payment)).toBe(points)
})

test.each([
  ['a guest logs in first', { isSignedIn: false, sku: 'A-S' }, 'sign-in'],
  ['a guest without a size logs in first, too', { isSignedIn: false, sku: undefined }, 'sign-in'],
  ['a member without a size chooses one', { isSignedIn: true, sku: undefined }, 'choose-size'],
  ['a member with a size redeems it', { isSignedIn: true, sku: 'A-S' }, 'redeem'],
] as const)('Redeem Product: %s (spec 4.5, 5)', (_, press, step) => {
  expect(redeemStep(press)).toBe(step)
})
