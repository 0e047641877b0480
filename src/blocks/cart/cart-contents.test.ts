import { expect, test } from 'vitest'
import type { CartState } from '#sync/cart/use-cart.ts'
import { contentsOf, type RefreshState } from './cart-contents.ts'

const unknown: CartState = { status: 'unknown' }
const broken: CartState = { status: 'failed' }
const never: CartState = {
  status: 'ready',
  count: 0,
  lines: [],
  promotions: [],
  gifts: [],
  offers: [],
  asOf: undefined,
  currency: 'SGD',
}
const confirmed: CartState = { ...never, asOf: 1 }

test.for<[rule: string, view: CartState, requested: RefreshState, state: string, untouched?: boolean]>([
  ['a bag that has not been read yet is loading, not empty', unknown, 'asking', 'loading'],
  ['a bag that cannot be read at all has failed', broken, 'answered', 'failed'],
  ['without a network a bag never confirmed has failed, it is not empty', never, 'failed', 'failed'],
  ['a bag never confirmed is loading while the shop is asked', never, 'asking', 'loading'],
  ['a bag is empty once the shop has said so', never, 'answered', 'empty'],
  ['a bag that was never anywhere is empty, with or without a network', never, 'failed', 'empty', true],
  ['and is loaded without a request', never, 'asking', 'empty', true],
  ['but a device that cannot be read has failed there, too', broken, 'failed', 'failed', true],
  ['a bag confirmed empty before stays empty without a network', confirmed, 'failed', 'empty'],
])('%s', ([, view, requested, state, untouched = false]) => {
  expect(contentsOf(view, requested, untouched).state).toBe(state)
})
