import { describe, expect, test } from 'vitest'
import { cartChanges, joinChanges, type SeenCart, type SeenLine } from './changes.ts'

const line = (sku: string, finalPrice: number, state: SeenLine['state'] = 'ok'): SeenLine => ({
  sku,
  productsName: `Dress ${sku}`,
  color: 'Ink',
  size: 'M',
  imageUrl: '',
  baseUrl: `/products/${sku}`,
  finalPrice,
  formatFinalPrice: `S$${finalPrice}`,
  state,
})
const cart = (lines: readonly SeenLine[], currency = 'SGD'): SeenCart => ({ currency, lines })
const reported = (changes: ReturnType<typeof cartChanges>) =>
  changes.map((change) => {
    const { sku } = change.piece
    if (change.kind === 'price') return [sku, change.from, change.to]
    return change.kind === 'capped' ? [sku, change.requested, change.got] : [sku, change.kind]
  })

describe('changes by the shop since the last look', () => {
  test.for([
    ['nothing', [line('A', 10)], [line('A', 10)], []],
    ['a price', [line('A', 10)], [line('A', 12)], [['A', 'S$10', 'S$12']]],
    ['sold out', [line('A', 10)], [line('A', 10, 'sold-out')], [['A', 'sold-out']]],
    ['no longer sold', [line('A', 10)], [line('A', 10, 'stop-selling')], [['A', 'stop-selling']]],
    ['here again', [line('A', 10, 'sold-out')], [line('A', 10)], [['A', 'back']]],
    ['a line of another device says nothing', [], [line('A', 10)], []],
    ['a line that went says nothing', [line('A', 10)], [], []],
  ] as const)('%s', ([, before, after, expected]) => {
    expect(reported(cartChanges(cart(before), cart(after)))).toEqual(expected)
  })
  test('prices of two currencies are not compared', () => {
    expect(cartChanges(cart([line('A', 10)]), cart([line('A', 7)], 'USD'))).toEqual([])
  })
  test('a capped quantity is reported with both numbers, also for a new piece', () => {
    expect(
      reported(cartChanges(cart([]), cart([line('A', 10)]), [{ sku: 'A', requested: 9, got: 4 }])),
    ).toEqual([['A', 9, 4]])
  })
})

describe('an unread report', () => {
  const change = (from: SeenLine, to: SeenLine) => cartChanges(cart([from]), cart([to]))
  test('tells a price from where it was seen last', () => {
    const joined = joinChanges(change(line('A', 10), line('A', 12)), change(line('A', 12), line('A', 15)))
    expect(reported(joined)).toEqual([['A', 'S$10', 'S$15']])
  })
  test('has nothing to tell once the price is what it was', () => {
    expect(joinChanges(change(line('A', 10), line('A', 12)), change(line('A', 12), line('A', 10)))).toEqual(
      [],
    )
  })
  test('has the last word about stock, and keeps other pieces', () => {
    const joined = joinChanges(
      [...change(line('A', 1), line('A', 1, 'sold-out')), ...change(line('B', 1), line('B', 2))],
      change(line('A', 1, 'sold-out'), line('A', 1)),
    )
    expect(reported(joined)).toEqual([
      ['A', 'back'],
      ['B', 'S$1', 'S$2'],
    ])
  })
})
