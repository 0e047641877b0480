import { expect, test } from 'vitest'
import { readScanned } from './scanned.ts'

const HOSTS = ['shop.example', 'au.shop.example']

test.each([
  ['AB12', { code: 'AB12' }],
  [' ab12-cr-m\n', { code: 'ab12-cr-m' }],
  ['4006381333931', { code: '4006381333931' }],
  ['https://shop.example/products/silk-dress-AB12', { spu: 'AB12', sku: undefined }],
  ['https://shop.example/fr/products/robe-AB12?sku=AB12-CR-M', { spu: 'AB12', sku: 'AB12-CR-M' }],
  ['https://au.shop.example/products/AB12.html', { spu: 'AB12', sku: undefined }],
  ['https://shop.example/products/AB12?sku=%3Cscript%3E', { spu: 'AB12', sku: undefined }],
  ['https://elsewhere.example/products/silk-dress-AB12', undefined],
  ['https://shop.example/cart', undefined],
  ['https://shop.example/products/AB12/reviews', undefined],
  ['javascript:alert(1)', undefined],
  ['WIFI:S:guest;T:WPA;P:x;;', undefined],
  ['', undefined],
])('a scan of %j is %j', (text, scanned) => {
  expect(readScanned(text, HOSTS)).toEqual(scanned)
})
