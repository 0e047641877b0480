import { describe, expect, test } from 'vitest'
import type { ColourGroup, ProductSize } from '#contract/catalog/product.contract.ts'
import { badgeDiscount, inColour, selectionOf } from './selection.ts'

function aSize(sku: string, change: Partial<ProductSize> = {}): ProductSize {
  return {
    sku,
    size: sku.split('-')[1] ?? '',
    canBuy: true,
    stock: 3,
    hidden: false,
    finalPrice: 100,
    productsPrice: 100,
    formatFinalPrice: '',
    formatProductsPrice: '',
    discount: 0,
    storeInventory: [],
    activities: [],
    ...change,
  }
}

function aColour(pid: string, ...size: ProductSize[]): ColourGroup {
  return { color: { pid, name: pid, color: pid, hex: '', image: '', imageList: [], videoList: [] }, size }
}

const gone = { canBuy: false, stock: 0 }
const black = aColour('black', aSize('B-S', gone), aSize('B-M'), aSize('B-L'))
const ivory = aColour('ivory', aSize('I-S'), aSize('I-M', gone), aSize('I-L'))
const dress = { attributes: [black, ivory], selectedSku: 'B-M' }

describe('what a product page shows', () => {
  test('without a SKU in the address: the first buyable size, and nothing picked', () => {
    const selection = selectionOf(dress, undefined, undefined)
    expect(selection?.shown.sku).toBe('B-M')
    expect(selection?.chosen).toBeUndefined()
  })

  test('the SKU of the address decides the colour; the size is still to be picked', () => {
    const selection = selectionOf(dress, 'I-L', undefined)
    expect(selection?.colour.color.pid).toBe('ivory')
    expect(selection?.shown.sku).toBe('I-L')
    expect(selection?.chosen).toBeUndefined()
  })

  test('choosing a size sets the selected SKU', () => {
    expect(selectionOf(dress, 'B-L', 'B-L')?.chosen?.sku).toBe('B-L')
  })

  test('a sold-out size cannot be picked', () => {
    expect(selectionOf(dress, 'B-S', 'B-S')?.chosen).toBeUndefined()
  })

  test('a piece of one size is picked by itself', () => {
    const scarf = { attributes: [aColour('red', aSize('R-One'))], selectedSku: 'R-One' }
    expect(selectionOf(scarf, undefined, undefined)?.chosen?.sku).toBe('R-One')
  })

  test('a SKU the product does not have shows the product all the same', () => {
    expect(selectionOf(dress, 'X-S', undefined)?.shown.sku).toBe('B-M')
  })

  test('a product that is sold out altogether shows its first size', () => {
    const none = { attributes: [aColour('a', aSize('A-S', gone), aSize('A-M', gone))], selectedSku: '' }
    expect(selectionOf(none, undefined, undefined)?.shown.sku).toBe('A-S')
  })
})

describe('choosing a colour', () => {
  test('switches to the same size where that colour sells it', () => {
    expect(inColour(ivory, aSize('B-L'))).toEqual({ sku: 'I-L', picked: 'I-L' })
  })

  test('leaves the size to be picked where it does not', () => {
    expect(inColour(ivory, aSize('B-M'))).toEqual({ sku: 'I-S', picked: undefined })
  })

  test('shows its first buyable size when none was picked', () => {
    expect(inColour(black, undefined)).toEqual({ sku: 'B-M', picked: undefined })
  })
})

test('the badge on the pictures says how much off the first size of the shown colour is (spec 4.9)', () => {
  const reduced = aColour('red', aSize('R-S', { discount: 30 }), aSize('R-M', { discount: 10 }))
  expect(badgeDiscount({ discount: 20 }, reduced)).toBe(30)
  expect(badgeDiscount({ discount: 20 }, black)).toBe(0)
  expect(badgeDiscount({ discount: 20 }, undefined)).toBe(20)
})
