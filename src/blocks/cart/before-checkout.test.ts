import { describe, expect, test } from 'vitest'
import type { CartViewLine } from '#sync/resources/cart-view.ts'
import type { CartChange } from '#domain/cart/changes.ts'
import { beforeCheckout, isFree } from './before-checkout.ts'

const line = (sku: string, change: Partial<CartViewLine> = {}) =>
  ({ sku, selected: true, state: 'ok', ...change }) as CartViewLine

const repriced = (sku: string) =>
  ({ piece: { sku }, kind: 'price', from: 'S$169.00', to: 'S$189.00' }) as CartChange

describe('before checkout', () => {
  test.for<[string, CartViewLine[], CartChange[], { gone: string[]; repriced: string[]; free: boolean }]>([
    ['nothing has changed', [line('A')], [], { gone: [], repriced: [], free: true }],
    [
      'a piece is sold out',
      [line('A'), line('B', { state: 'sold-out' })],
      [],
      { gone: ['B'], repriced: [], free: false },
    ],
    [
      'a piece is no longer sold',
      [line('A', { state: 'stop-selling' })],
      [],
      { gone: ['A'], repriced: [], free: false },
    ],
    [
      'a price was raised and not read',
      [line('A')],
      [repriced('A')],
      { gone: [], repriced: ['A'], free: false },
    ],
    [
      'what is left out of checkout does not stand in the way',
      [line('A'), line('B', { selected: false, state: 'sold-out' }), line('C', { selected: false })],
      [repriced('B'), repriced('C')],
      { gone: [], repriced: [], free: true },
    ],
    [
      'the price of what must leave anyway is not asked about',
      [line('A'), line('B', { state: 'sold-out' })],
      [repriced('B'), repriced('Z')],
      { gone: ['B'], repriced: [], free: false },
    ],
    ['nothing is selected', [line('A', { selected: false })], [], { gone: [], repriced: [], free: false }],
  ])('%s (spec 4.14)', ([, lines, changes, is]) => {
    const before = beforeCheckout(lines, changes)
    expect({
      gone: before.gone.map(({ sku }) => sku),
      repriced: before.repriced.map(({ piece }) => piece.sku),
      free: isFree(before),
    }).toEqual(is)
  })
})
