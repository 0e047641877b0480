import { describe, expect, test } from 'vitest'
import { applyToSavedSearches, searchOfPage } from './saved-searches.ts'

const SILK = { id: 'a', name: 'Silk', page: '/search/silk.html' }
const RED = { id: 'b', name: 'Red', page: '/collections/sale?color=red' }

describe('saved searches', () => {
  test.each([
    ['are in the order of saving', [SILK], { kind: 'save', search: RED }, [SILK, RED]],
    [
      'are renamed by their id',
      [SILK, RED],
      { kind: 'save', search: { ...SILK, name: 'S' } },
      [{ ...SILK, name: 'S' }, RED],
    ],
    [
      'keep their page when they are renamed',
      [SILK],
      { kind: 'save', search: { ...RED, id: 'a' } },
      [{ ...SILK, name: 'Red' }],
    ],
    ['are not saved twice', [SILK], { kind: 'save', search: { ...SILK, id: 'c' } }, [SILK]],
    ['are removed', [SILK, RED], { kind: 'remove', id: 'a' }, [RED]],
    ['stay when an unknown one is removed', [SILK], { kind: 'remove', id: 'x' }, [SILK]],
  ] as const)('%s (spec 2.8)', (...[, before, operation, after]) => {
    const once = applyToSavedSearches(before, operation)
    expect(once).toEqual(after)
    expect(applyToSavedSearches(once, operation)).toEqual(after)
  })

  test.each([
    ['/search/silk+dress.html', { kind: 'search', key: 'silk dress' }],
    ['/search/slik.html?spelling=exact', { kind: 'search', key: 'slik', spelling: 'exact' }],
    ['/collections/silk-edit?size=M', { kind: 'collection', key: 'silk-edit' }],
    ['/dresses-c-159787.html?page=3', { kind: 'category', key: '159787' }],
    ['/', undefined],
    ['/collections', undefined],
    ['/collections/a/b', undefined],
    ['/products/x-1400Q1003', undefined],
    ['//elsewhere.example/search/silk.html', undefined],
  ])('the page %s lists %j (spec 2.2)', (page, scope) => {
    expect(searchOfPage(page)?.scope).toEqual(scope)
  })

  test('a saved list is read from its first page, newest first, with its filters', () => {
    expect(
      searchOfPage('/collections/sale?size=M,L&page=4&pageSize=60&sort=price-asc&store=orchard')?.query,
    ).toMatchObject({
      filters: { sizes: ['M', 'L'] },
      sort: 'newest',
      page: 1,
      pageSize: 20,
      store: 'orchard',
    })
  })
})
