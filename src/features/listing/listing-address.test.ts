import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  requestOf,
  atPage,
  chosenIn,
  cleared,
  filterCount,
  type ListingAddress,
  listingDeps,
  listingHref,
  listingSearch,
  pagesShown,
  toggled,
  withMore,
} from './listing-address.ts'

const at = (address: Partial<ListingAddress>): ListingAddress => v.parse(listingSearch, address)

describe('an address that cannot be understood still opens the list', () => {
  test.each([
    [{ page: 'seven' }, {}],
    [
      { page: '3', pageSize: 40 },
      { page: 3, pageSize: 40 },
    ],
    [{ page: -1 }, {}],
    [{ page: '1-3' }, { page: '1-3' }],
    [{ page: '3-' }, {}],
    [
      { size: 24, color: 'red,blue' },
      { size: 24, color: 'red,blue' },
    ],
    [
      { size: '24', type: '24,25' },
      { size: 24, type: '24,25' },
    ],
    [{ view: 'sideways', color: { $gt: '' } }, {}],
    [{ sort: '' }, {}],
  ])('%o', (raw, read) => expect(JSON.parse(JSON.stringify(v.parse(listingSearch, raw)))).toEqual(read))
})

describe('a filter is a value in the address', () => {
  test('a second colour is added to the first', () => {
    expect(toggled(at({ color: 'red' }), 'color', 'blue').color).toBe('red,blue')
  })

  test('a colour chosen again is off', () => {
    expect(toggled(at({ color: 'red,blue' }), 'color', 'red').color).toBe('blue')
    expect(toggled(at({ color: 'red' }), 'color', 'red').color).toBeUndefined()
  })

  test('sizes of digits are sizes like any other', () => {
    expect(chosenIn(at({ size: 24 }), 'size')).toEqual(['24'])
    expect(toggled(at({ size: 24 }), 'size', '25').size).toBe('24,25')
    expect(requestOf(at({ size: 24 }), 1).size).toBe('24')
  })

  test('one price range takes the place of another', () => {
    expect(toggled(at({ price: '25-49' }), 'price', '50-99').price).toBe('50-99')
    expect(toggled(at({ price: '25-49' }), 'price', '25-49').price).toBeUndefined()
  })

  test('a changed filter starts at the first page', () => {
    const filtered = toggled(at({ page: '3-5', sort: 'newest' }), 'size', 'S')
    expect(filtered).toMatchObject({ size: 'S', sort: 'newest', page: undefined })
  })

  test('clearing keeps order and view', () => {
    const all = at({
      color: 'red',
      size: 'S,M',
      price: '1-2',
      type: 'dresses',
      category: '7',
      sort: 'newest',
      view: 'large',
    })
    expect(filterCount(all)).toBe(6)
    expect(listingHref('/x', cleared(all))).toBe('/x?sort=newest&view=large')
    expect(chosenIn(cleared(all), 'size')).toEqual([])
  })
})

describe('Show More adds pages below', () => {
  test.each([
    [{}, [1]],
    [{ page: 2 }, [2]],
    [{ page: '2-4' }, [2, 3, 4]],
    [{ page: '4-2' }, [4]],
    [{ page: '1-5000', pageSize: 60 }, [1, 2, 3, 4]],
  ])('%o', (address, pages) => expect(pagesShown(at(address))).toEqual(pages))

  test('until a page holds as much as it should', () => {
    expect(withMore(at({}))?.page).toBe('1-2')
    expect(withMore(at({ page: '2-3' }))?.page).toBe('2-4')
    expect(withMore(at({ page: '1-4', pageSize: 60 }))).toBeUndefined()
  })

  test('the server is called page by page, without fields of the display', () => {
    expect(requestOf(at({ page: '2-3', view: 'large', color: 'red' }), 3)).toEqual({
      category: undefined,
      color: 'red',
      size: undefined,
      price: undefined,
      type: undefined,
      sort: undefined,
      first: undefined,
      page: 3,
      pageSize: undefined,
    })
  })
})

describe('an address is written in one way', () => {
  test.each([
    [{}, '/silk-c-1.html'],
    [{ page: 1, pageSize: 20 }, '/silk-c-1.html'],
    [{ pageSize: 40, page: 2 }, '/silk-c-1.html?page=2&pageSize=40'],
    [{ color: 'red,blue' }, '/silk-c-1.html?color=red,blue'],
    [{ size: 'S/M' }, '/silk-c-1.html?size=S%2FM'],
  ])('%o', (address, href) => expect(listingHref('/silk-c-1.html', at(address))).toBe(href))

  test('the first page has no number', () => {
    expect(listingHref('/x', atPage(at({ page: '3-4' }), 1))).toBe('/x')
    expect(listingHref('/x', atPage(at({ page: '3-4' }), 5))).toBe('/x?page=5')
  })
})

test('the dependencies of a list ignore other fields of the address and their order', () => {
  const one = { color: 'red', price: '25-49' }
  const other = { utm_source: 'mail', price: '25-49', color: 'red' }
  expect(JSON.stringify(listingDeps(one))).toBe(JSON.stringify(listingDeps(other)))
})
