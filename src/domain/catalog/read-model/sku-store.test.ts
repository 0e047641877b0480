import { describe, expect, test } from 'vitest'
import { createSkuStore, type SkuRow } from './sku-store.ts'

const PIDS = [['AA1A', 'AA1B'], ['BB2A']]

function aShelf() {
  return createSkuStore((owner, colour) => PIDS[owner]?.[colour] ?? '')
}

function aSku(sku: string, given: Partial<SkuRow> = {}): SkuRow {
  return { sku, colour: 0, size: 'M', price: 9_900, listPrice: 12_900, stock: 3, hidden: false, ...given }
}

describe('all SKUs of the shop in columns', () => {
  test('a SKU is found by its code, whether or not that begins with its colour', () => {
    const store = aShelf()
    store.put(0, [
      aSku('AA1A-M'),
      aSku('AA1B-L', { colour: 1, size: 'L', stock: 0 }),
      aSku('ODD-7', { hidden: true }),
    ])
    const slots = ['AA1A-M', 'AA1B-L', 'ODD-7'].map((code) => store.find(code) ?? -1)
    expect(slots.map(store.code)).toEqual(['AA1A-M', 'AA1B-L', 'ODD-7'])
    expect(slots.map(store.size)).toEqual(['M', 'L', 'M'])
    expect(slots.map(store.stock)).toEqual([3, 0, 3])
    expect(slots.map(store.hidden)).toEqual([false, false, true])
    expect(slots.map(store.price)).toEqual([9_900, 9_900, 9_900])
    expect(slots.map(store.listPrice)).toEqual([12_900, 12_900, 12_900])
    expect(slots.map(store.colour)).toEqual([0, 1, 0])
  })

  test('a code that is not in the shop is not found', () => {
    const store = aShelf()
    expect(store.find('AA1A-M')).toBeUndefined()
    store.put(0, [aSku('AA1A-M')])
    expect(store.find('AA1A-S')).toBeUndefined()
    expect(store.find('')).toBeUndefined()
  })

  test('what was dropped is gone, what came after it stays', () => {
    const store = aShelf()
    const first = store.put(0, [aSku('AA1A-M'), aSku('AA1A-L')])
    store.put(1, [aSku('BB2A-M')])
    store.drop(first, 2)
    expect(store.find('AA1A-M')).toBeUndefined()
    expect(store.owner(store.find('BB2A-M') ?? -1)).toBe(1)
    store.put(0, [aSku('AA1A-M', { stock: 8 })])
    expect(store.stock(store.find('AA1A-M') ?? -1)).toBe(8)
  })

  test('thousands of SKUs keep their places as the columns grow', () => {
    const store = createSkuStore((owner) => `P${owner}`)
    for (let owner = 0; owner < 3_000; owner++) {
      store.put(
        owner,
        ['S', 'M', 'L'].map((size, at) => aSku(`P${owner}-${size}`, { size, stock: owner + at })),
      )
    }
    expect(store.count).toBe(9_000)
    for (const owner of [0, 1, 1_499, 2_999]) {
      const slot = store.find(`P${owner}-L`) ?? -1
      expect([store.owner(slot), store.size(slot), store.stock(slot)]).toEqual([owner, 'L', owner + 2])
    }
  })
})
