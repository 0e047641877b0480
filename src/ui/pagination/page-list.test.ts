import { describe, expect, test } from 'vitest'
import { pageList } from './page-list.ts'

describe('pagination (spec 9.4: ellipsis when more than 4 pages)', () => {
  test.each([
    { current: 1, pages: 0, shows: '' },
    { current: 1, pages: 1, shows: '1' },
    { current: 2, pages: 4, shows: '1 2 3 4' },
    { current: 1, pages: 5, shows: '1 2 … 5' },
    { current: 3, pages: 5, shows: '1 2 3 4 5' },
    { current: 1, pages: 20, shows: '1 2 … 20' },
    { current: 3, pages: 20, shows: '1 2 3 4 … 20' },
    { current: 10, pages: 20, shows: '1 … 9 10 11 … 20' },
    { current: 19, pages: 20, shows: '1 … 18 19 20' },
    { current: 20, pages: 20, shows: '1 … 19 20' },
  ])('page $current of $pages: $shows', ({ current, pages, shows }) =>
    expect(
      pageList(current, pages)
        .map((page) => (page === 'gap' ? '…' : page))
        .join(' '),
    ).toBe(shows),
  )
})
