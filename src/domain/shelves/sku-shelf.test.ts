import { describe, expect, test } from 'vitest'
import { createSkuShelf, type SkuRow } from './sku-shelf.ts'

const PIDS = [['AA1A', 'AA1B'], ['BB2A']]

function aShelf() {
  return createSkuShelf((owner, colour) => PIDS[owner]?.[colour] ?? '')
}

function aSku(sku: string, given: Partial<SkuRow> = {}): SkuRow {
  return { sku, colour: 0, size: 'M', price: 9_900, listPrice: 12_900, stock: 3, hidden: false, ...given }
}

describe('all SKUs of the shop in columns', () => {
  test('a SKU is found by its code, whether or not that begins with its colour', () => {
    const shelf = aShelf()
    shelf.put(0, [
      aSku('AA1A-M'),
      aSku('AA1B-L', { colour: 1, size: 'L', stock: 0 }),
      aSku('ODD-7', { hidden: true }),
    ])
    const slots = ['AA1A-M', 'AA1B-L', 'ODD-7'].map((code) => shelf.find(code) ?? -1)
    expect(slots.map(shelf.code)).toEqual(['AA1A-M', 'AA1B-L', 'ODD-7'])
    expect(slots.map(shelf.size)).toEqual(['M', 'L', 'M'])
    expect(slots.map(shelf.stock)).toEqual([3, 0, 3])
    expect(slots.map(shelf.hidden)).toEqual([false, false, true])
    expect(slots.map(shelf.price)).toEqual([9_900, 9_900, 9_900])
    expect(slots.map(shelf.listPrice)).toEqual([12_900, 12_900, 12_900])
    expect(slots.map(shelf.colour)).toEqual([0, 1, 0])
  })

  test('a code that is not in the shop is not found', () => {
    const shelf = aShelf()
    expect(shelf.find('AA1A-M')).toBeUndefined()
    shelf.put(0, [aSku('AA1A-M')])
    expect(shelf.find('AA1A-S')).toBeUndefined()
    expect(shelf.find('')).toBeUndefined()
  })

  test('what was dropped is gone, what came after it stays', () => {
    const shelf = aShelf()
    const first = shelf.put(0, [aSku('AA1A-M'), aSku('AA1A-L')])
    shelf.put(1, [aSku('BB2A-M')])
    shelf.drop(first, 2)
    expect(shelf.find('AA1A-M')).toBeUndefined()
    expect(shelf.owner(shelf.find('BB2A-M') ?? -1)).toBe(1)
    shelf.put(0, [aSku('AA1A-M', { stock: 8 })])
    expect(shelf.stock(shelf.find('AA1A-M') ?? -1)).toBe(8)
  })

  test('thousands of SKUs keep their places as the columns grow', () => {
    const shelf = createSkuShelf((owner) => `P${owner}`)
    for (let owner = 0; owner < 3_000; owner++) {
      shelf.put(
        owner,
        ['S', 'M', 'L'].map((size, at) => aSku(`P${owner}-${size}`, { size, stock: owner + at })),
      )
    }
    expect(shelf.count).toBe(9_000)
    for (const owner of [0, 1, 1_499, 2_999]) {
      const slot = shelf.find(`P${owner}-L`) ?? -1
      expect([shelf.owner(slot), shelf.size(slot), shelf.stock(slot)]).toEqual([owner, 'L', owner + 2])
    }
  })
})
