import { describe, expect, test } from 'vitest'
import {
  cartAdd,
  cartSelect,
  cartUpdate,
  wishListAdd,
  wishListDelete,
} from '#contract/buying/cart.contract.ts'
import { debounceLeft, debounceUntil, replacesOperation } from './debounce-operations.ts'

const NOW = 1_000_000
const set = (sku: string, qty: number, attempts = 0) => {
  const input = { sku, qty }
  return { path: cartUpdate.path, input, attempts, debounceUntil: debounceUntil(cartUpdate.path, input, NOW) }
}
const wishlistToggle = (spu: string, on: boolean) => {
  const { path } = on ? wishListAdd : wishListDelete
  return { path, input: { spu }, attempts: 0, debounceUntil: debounceUntil(path, { spu }, NOW) }
}

describe('fast changes are stored at once and sent after the debounce (spec 9.4)', () => {
  test.for([
    ['a quantity rests 800 ms', set('A', 2), NOW, 800],
    ['less as time goes by', set('A', 2), NOW + 500, 300],
    ['and no longer', set('A', 2), NOW + 800, 0],
    ['what may have reached the shop does not rest', set('A', 2, 1), NOW, 0],
    ['a clock that was set back ends the rest', set('A', 2), NOW - 86_400_000, 0],
    ['a clock that was set ahead ends it, too', set('A', 2), NOW + 86_400_000, 0],
    ['a wishlist toggle waits 300 ms', wishlistToggle('S', true), NOW, 300],
    [
      'adding to the bag does not rest',
      { path: cartAdd.path, input: {}, attempts: 0, debounceUntil: debounceUntil(cartAdd.path, {}, NOW) },
      NOW,
      0,
    ],
  ] as const)('%s', ([, operation, now, left]) => expect(debounceLeft(operation, now)).toBe(left))

  test.for([
    ['the same line, a moment later', set('A', 2), set('A', 3), NOW + 799, true],
    ['the same line, after the rest', set('A', 2), set('A', 3), NOW + 800, false],
    ['the same line, already on its way', set('A', 2, 1), set('A', 3), NOW + 1, false],
    ['another line', set('A', 2), set('B', 3), NOW + 1, false],
    ['nothing before it', undefined, set('A', 3), NOW + 1, false],
    [
      'a wishlist toggle and its opposite',
      wishlistToggle('S', true),
      wishlistToggle('S', false),
      NOW + 299,
      true,
    ],
    [
      'a wishlist toggle of another product',
      wishlistToggle('S', true),
      wishlistToggle('T', true),
      NOW + 1,
      false,
    ],
    ['a wishlist toggle and a quantity', wishlistToggle('A', true), set('A', 2), NOW + 1, false],
    ['a call that sets nothing', set('A', 2), { path: cartSelect.path, input: {} }, NOW + 1, false],
  ] as const)('takes the place of the last one: %s', ([, last, next, now, takes]) =>
    expect(replacesOperation(last, next, now)).toBe(takes),
  )
})
