import { expect, test } from 'vitest'
import { readQuickView } from './quick-view-address.ts'
import { withoutQuickView, withQuickView } from '#blocks/quick-view/quick-view-search.ts'

test.each([
  ['a product', { quick: '1400D1000' }, { spu: '1400D1000', sku: undefined }],
  ['a product in a colour', { quick: 'AB12', quickSku: 'AB12-C-S' }, { spu: 'AB12', sku: 'AB12-C-S' }],
  ['a code of digits, which the router reads as a number', { quick: 1400 }, { spu: '1400', sku: undefined }],
  ['a SKU that none can be is left out', { quick: 'AB12', quickSku: '<b>' }, { spu: 'AB12', sku: undefined }],
  [
    'the fields of the page do not matter',
    { quick: 'AB12', sku: 'X', sort: 'newest' },
    { spu: 'AB12', sku: undefined },
  ],
  ['no quick view', { sort: 'newest' }, undefined],
  ['an empty code', { quick: '' }, undefined],
  ['a code that no product can have', { quick: '../cart' }, undefined],
  ['two of them', { quick: ['AB12', 'CD34'] }, undefined],
])('an address with %s (spec 2.9)', (_, search, expected) => {
  expect(readQuickView(search)).toEqual(expected)
})

test('opening and closing leave the fields of the page as they are', () => {
  const page = { sku: 'AB12-C-S', sort: 'newest' }
  const open = withQuickView(page, { spu: 'CD34', sku: 'CD34-S' })
  expect(open).toEqual({ ...page, quick: 'CD34', quickSku: 'CD34-S' })
  expect(readQuickView(open)).toEqual({ spu: 'CD34', sku: 'CD34-S' })
  expect(readQuickView(withoutQuickView(open))).toBeUndefined()
  expect(withoutQuickView(open)).toEqual({ ...page, quick: undefined, quickSku: undefined })
})
