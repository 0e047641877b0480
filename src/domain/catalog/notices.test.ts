import { expect, test } from 'vitest'
import { noticesFor } from './notices.ts'

test.each([
  [
    'a reduced price is a final sale',
    { spu: 'AB12', productsPrice: 12900, finalPrice: 9900 },
    ['final-sale'],
  ],
  ['a cent less is a final sale', { spu: 'AB12', productsPrice: 12900, finalPrice: 12899 }, ['final-sale']],
  ['the full price is not', { spu: 'AB12', productsPrice: 12900, finalPrice: 12900 }, []],
  [
    'quick view does not say so',
    { spu: 'AB12', productsPrice: 12900, finalPrice: 9900, quickView: true },
    [],
  ],
  [
    'the gift box cannot be returned',
    { spu: '1431C6001', productsPrice: 5900, finalPrice: 5900 },
    ['gift-box'],
  ],
  [
    'nor in quick view',
    { spu: '1431C6001', productsPrice: 5900, finalPrice: 4900, quickView: true },
    ['gift-box'],
  ],
  [
    'a reduced gift box says both',
    { spu: '1431C6001', productsPrice: 5900, finalPrice: 4900 },
    ['final-sale', 'gift-box'],
  ],
])('spec 2.10: %s', (_title, product, notices) => {
  expect(noticesFor(product)).toEqual(notices)
})
