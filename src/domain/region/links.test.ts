import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  collectionPath,
  listingPath,
  productPath,
  readListingAddress,
  readProductAddress,
  readSearchAddress,
  searchPath,
  slugOf,
} from './links.ts'

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

describe('names in addresses', () => {
  test.each([
    ['Silk Wrap Dress', 'silk-wrap-dress'],
    ['Élan  Silk — Dress!', 'elan-silk-dress'],
    ["Women's Tops", 'womens-tops'],
    ['Two-piece', 'two-piece'],
    ['100% Silk', '100-silk'],
    ['真丝连衣裙', '真丝连衣裙'],
    ['シルクのドレス', 'シルクのドレス'],
    ['áo dài', 'ao-dai'],
    ['***', ''],
    ['', ''],
    ['silk-wrap-dress', 'silk-wrap-dress'],
    ['silk--wrap', 'silk-wrap'],
    ['-silk-', 'silk'],
    ['ı-İ', 'ı-i'],
    [`${'ab-'.repeat(30)}`, 'ab-'.repeat(27).slice(0, 80).replace(/-$/, '')],
  ])('%j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  test('a long name is cut, never ending in a hyphen', () => {
    const slug = slugOf(`${'a'.repeat(79)} dress`)
    expect(slug).toBe('a'.repeat(79))
  })
})

describe('product addresses (spec 2.2)', () => {
  const dress = { name: 'Silk Dress', spu: 'AB12' }

  test('the name leads to the SPU', () => {
    expect(productPath(dress)).toBe('/products/silk-dress-AB12')
  })

  test('a SKU is named in the query', () => {
    expect(productPath(dress, 'AB12-RED-S')).toBe('/products/silk-dress-AB12?sku=AB12-RED-S')
  })

  test('a guide shares with their code', () => {
    expect(productPath(dress, 'AB12-S', 'G 7')).toBe(
      '/products/silk-dress-AB12?sku=AB12-S&s_guide_code=G%207',
    )
    expect(productPath(dress, undefined, 'G7')).toBe('/products/silk-dress-AB12?s_guide_code=G7')
  })

  test('a product without a name has an address all the same', () => {
    expect(productPath({ name: '', spu: 'AB12' })).toBe('/products/AB12')
  })

  test.for([
    ['silk-dress-AB12', 'silk-dress', 'AB12', false],
    ['AB12', undefined, 'AB12', false],
    ['silk-dress-AB12.html', 'silk-dress', 'AB12', true],
    ['AB12.html', undefined, 'AB12', true],
    ['1431C6001', undefined, '1431C6001', false],
    ['%E7%9C%9F%E4%B8%9D-AB12', '真丝', 'AB12', false],
    ['真丝-AB12', '真丝', 'AB12', false],
  ] as const)('%s is %s of %s, legacy %s', ([segment, name, spu, legacy]) => {
    expect(readProductAddress(segment)).toEqual({ name, spu, legacy })
  })

  test.each([
    '',
    '-AB12',
    'silk-dress-',
    'silk_dress',
    '.html',
    'AB12.htm',
    'silk-真丝',
    `${'A'.repeat(33)}`,
  ])('%j is no product', (segment) => {
    expect(readProductAddress(segment)).toBeUndefined()
  })

  test('every product is found by its own address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.stringMatching(/^[A-Z0-9]{1,12}$/), (name, spu) => {
        expect(readProductAddress(lastOf(productPath({ name, spu })))).toMatchObject({ spu, legacy: false })
      }),
    )
  })
})

describe('listing and collection addresses (spec 2.2)', () => {
  test.each([
    ['Dresses', 159787, '/dresses-c-159787.html'],
    ['Pants & Suits', '12', '/pants-suits-c-12.html'],
    ['!', '12', '/category-c-12.html'],
  ])('%s %s is %s', (name, cid, path) => {
    expect(listingPath(name, cid)).toBe(path)
  })

  test.for([
    ['dresses-c-159787.html', 'dresses', '159787', false],
    ['dresses-ca-159787.html', 'dresses', '159787', true],
    ['a-c-1-c-2.html', 'a-c-1', '2', false],
    ['%E8%A3%99-c-3.html', '裙', '3', false],
  ] as const)('%s is %s, %s, alias %s', ([segment, name, cid, alias]) => {
    expect(readListingAddress(segment)).toEqual({ name, cid, alias })
  })

  test.each([
    'dresses-c-.html',
    'dresses-c-12',
    '-c-12.html',
    'dresses-cb-12.html',
    'c-12.html',
    'Contact-Us',
  ])('%s is no listing', (segment) => {
    expect(readListingAddress(segment)).toBeUndefined()
  })

  test('a collection is named by its rule', () => {
    expect(collectionPath('new-in')).toBe('/collections/new-in')
    expect(collectionPath('50% off/all')).toBe('/collections/50%25%20off%2Fall')
  })
})

describe('search addresses (spec 2.6)', () => {
  test.each([
    ['Dress', '/search/dress.html'],
    ['  Silk   Dress ', '/search/silk+dress.html'],
    ['A-Line', '/search/a-line.html'],
    ['C++ tee', '/search/c%2B%2B+tee.html'],
    ['100% silk', '/search/100%25+silk.html'],
    ['tops/skirts?', '/search/tops%2Fskirts%3F.html'],
    ['真丝 连衣裙', '/search/%E7%9C%9F%E4%B8%9D+%E8%BF%9E%E8%A1%A3%E8%A3%99.html'],
  ])('%j goes to %s', (keyword, path) => {
    expect(searchPath(keyword)).toBe(path)
  })

  test.each([
    ['silk+dress.html', 'silk dress'],
    ['c%2B%2B+tee.html', 'c++ tee'],
    ['100%25+silk.html', '100% silk'],
    ['100%+silk.html', '100% silk'],
    ['%E7%9C%9F%E4%B8%9D.html', '真丝'],
    ['真丝.html', '真丝'],
    ['a.html.html', 'a.html'],
  ])('%s asks for %j', (segment, keyword) => {
    expect(readSearchAddress(segment)).toBe(keyword)
  })

  test.each(['', '.html', '+.html', 'dress', 'dress.htm'])('%j asks for nothing', (segment) => {
    expect(readSearchAddress(segment)).toBeUndefined()
  })

  test('any keyword comes back as it was typed, in lower case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (typed) => {
        const keyword = typed.trim().toLowerCase().replaceAll(/\s+/gu, ' ')
        if (keyword === '') return
        expect(readSearchAddress(lastOf(searchPath(typed)))).toBe(keyword.replaceAll(/\p{Cs}/gu, '\ufffd'))
      }),
      { examples: [['+'], ['%'], ['%2B'], ['100%+'], ['%25'], ['İstanbul'], ['a\ud800b']] },
    )
  })
})
