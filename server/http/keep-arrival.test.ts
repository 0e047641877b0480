import { expect, test } from 'vitest'
import { keepArrival } from './keep-arrival.ts'

test.each([
  ['/cart', 'page=2&sort=new', '/cart'],
  ['/cart', 'IM_REF=c1&page=2', '/cart?IM_REF=c1'],
  [
    '/cart?page=2#top',
    'utm_source=facebook&s_guide_code=G%207',
    '/cart?page=2&utm_source=facebook&s_guide_code=G+7#top',
  ],
  [
    'https://shop.example/',
    'invite_code=a%26b%0d%0aSet-Cookie%3a1',
    'https://shop.example/?invite_code=a%26b%0D%0ASet-Cookie%3A1',
  ],
])('a redirect to %s of a request with %s leads to %s (spec 9.3)', (location, query, kept) => {
  expect(keepArrival(location, new URL(`https://shop.example/?${query}`))).toBe(kept)
})
