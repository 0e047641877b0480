import { describe, expect, test } from 'vitest'
import { readListingQuery } from './listing-query.ts'

const nothing = { categories: [], colours: [], sizes: [], types: [], price: undefined }

describe('reading the address of a listing', () => {
  test('an empty address is the first page of 20 in the shop’s order', () => {
    expect(readListingQuery({})).toEqual({ filters: nothing, sort: 'recommended', page: 1, pageSize: 20 })
  })

  test('a search is ordered by relevance unless asked otherwise', () => {
    expect(readListingQuery({}, 'relevance').sort).toBe('relevance')
    expect(readListingQuery({ sort: 'newest' }, 'relevance').sort).toBe('newest')
  })

  test.each([
    ['commas', { category: '7,3', color: 'blue,red', size: 'M,XS', type: 'tops,dresses' }],
    [
      'repeats',
      { category: ['7', '3'], color: ['blue', 'red', 'red'], size: ['M', 'XS'], type: ['tops', 'dresses'] },
    ],
    ['a router’s numbers', { category: [7, 3], color: ' Blue ,RED', size: 'M,XS', type: 'Tops,dresses' }],
    [
      'nonsense between',
      { category: 'x,7,-1,3', color: 'blue,plaid,red', size: 'M,<b>,XS', type: 'tops,a b,dresses' },
    ],
  ])('filters written with %s', (_, params) => {
    expect(readListingQuery(params).filters).toEqual({
      categories: [3, 7],
      colours: ['red', 'blue'],
      sizes: ['XS', 'M'],
      types: ['dresses', 'tops'],
      price: undefined,
    })
  })

  test.each([
    ['2500-4999', { min: 2_500, max: 4_999 }],
    ['2500-', { min: 2_500 }],
    ['-4999', { max: 4_999 }],
    ['4999-2500', { min: 2_500, max: 4_999 }],
    ['-', undefined],
    ['cheap', undefined],
    ['1.5-3', undefined],
  ])('price=%s', (price, range) => {
    expect(readListingQuery({ price }).filters.price).toEqual(range)
  })

  test.each([
    ['0', 1],
    ['-1', 1],
    ['x', 1],
    ['2', 2],
    ['999999999', 100_000],
  ])('page=%s is page %d', (page, number) => {
    expect(readListingQuery({ page }).page).toBe(number)
  })

  test.each([
    ['0', 20],
    ['3', 3],
    ['40', 40],
    ['1000', 60],
  ])('pageSize=%s shows %d', (pageSize, number) => {
    expect(readListingQuery({ pageSize }).pageSize).toBe(number)
  })

  test.each(['cheapest', 'toString', ''])('sort=%s is not a sort and is dropped', (sort) => {
    expect(readListingQuery({ sort }).sort).toBe('recommended')
  })

  test.each([
    [
      { sort: 'size-first', first: 'M,36,<b>,M,XS' },
      { sort: 'size-first', sizes: ['XS', 'M', '36'] },
    ],
    [
      { sort: 'size-first', first: [24, 'M'] },
      { sort: 'size-first', sizes: ['M', '24'] },
    ],
    [
      { sort: 'store-first', first: 'orchard' },
      { sort: 'store-first', store: 'orchard' },
    ],
    [{ sort: 'store-first', first: '../x' }, undefined],
    [{ sort: 'size-first' }, undefined],
    [{ sort: 'size-first', first: '' }, undefined],
    [{ sort: 'newest', first: 'M' }, undefined],
    [{ first: 'M' }, undefined],
  ])('%o puts first %o', (params, first) => {
    expect(readListingQuery(params).first).toEqual(first)
  })

  test('what comes first and what follows are in the order of the list', () => {
    const params = { sort: 'size-first', first: 'M' }
    expect(readListingQuery(params).sort).toBe('recommended')
    expect(readListingQuery(params, 'relevance').sort).toBe('relevance')
  })

  test('a filter takes no more values than a shopper could mean', () => {
    const ids = Array.from({ length: 500 }, (_, index) => index + 1)
    expect(readListingQuery({ category: ids.join(',') }).filters.categories).toHaveLength(50)
  })
})
