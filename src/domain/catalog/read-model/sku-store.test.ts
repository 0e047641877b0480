import { describe, expect, test } from 'vitest'
import { createSkuStore, type SkuRow } from './sku-store.ts'

const PIDS = [['AA1A', 'AA1B'], ['BB2A']]
const pidOf = (owner: number, colour: number) => PIDS[owner]?.[colour] ?? ''
const place = (owner: number, colour = 0) => ({ owner, colour, pid: pidOf(owner, colour) })

function aShelf() {
  return createSkuStore(pidOf)
}

function aSku(sku: string, given: Partial<SkuRow> = {}): SkuRow {
  return { sku, size: 'M', price: 9_900, listPrice: 12_900, stock: 3, hidden: false, ...given }
}

describe('all SKUs of the shop in columns', () => {
  test('a SKU is found by its code, whether or not that begins with its colour', () => {
    const store = aShelf()
    store.put(place(0), [aSku('AA1A-M'), aSku('ODD-7', { hidden: true })])
    store.put(place(0, 1), [aSku('AA1B-L', { size: 'L', stock: 0 })])
    const slots = ['AA1A-M', 'ODD-7', 'AA1B-L'].map((code) => store.find(code) ?? -1)
    expect(slots.map(store.code)).toEqual(['AA1A-M', 'ODD-7', 'AA1B-L'])
    expect(slots.map(store.size)).toEqual(['M', 'M', 'L'])
    expect(slots.map(store.stock)).toEqual([3, 3, 0])
    expect(slots.map(store.hidden)).toEqual([false, true, false])
    expect(slots.map(store.price)).toEqual([9_900, 9_900, 9_900])
    expect(slots.map(store.listPrice)).toEqual([12_900, 12_900, 12_900])
    expect(slots.map(store.colour)).toEqual([0, 0, 1])
  })

  test('a code that is not in the shop is not found', () => {
    const store = aShelf()
    expect(store.find('AA1A-M')).toBeUndefined()
    store.put(place(0), [aSku('AA1A-M')])
    expect(store.find('AA1A-S')).toBeUndefined()
    expect(store.find('')).toBeUndefined()
  })

  test('what was dropped is gone, what came after it stays', () => {
    const store = aShelf()
    const first = store.put(place(0), [aSku('AA1A-M'), aSku('AA1A-L')])
    store.put(place(1), [aSku('BB2A-M')])
    store.drop(first, 2)
    expect(store.find('AA1A-M')).toBeUndefined()
    expect(store.owner(store.find('BB2A-M') ?? -1)).toBe(1)
    store.put(place(0), [aSku('AA1A-M', { stock: 8 })])
    expect(store.stock(store.find('AA1A-M') ?? -1)).toBe(8)
  })

  test('thousands of SKUs keep their places as the columns grow', () => {
    const store = createSkuStore((owner) => `P${owner}`)
    for (let owner = 0; owner < 3_000; owner++) {
      store.put(
        { owner, colour: 0, pid: `P${owner}` },
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
