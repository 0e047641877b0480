import { expect, test } from 'vitest'
import { ShopError } from '../core/shop-error.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'

const PAGE: CachedPage = {
  status: 200,
  keep: true,
  location: undefined,
  policy: '',
  pageQueries: '',
  body: new Uint8Array(1),
}

test('an address over its limit is refused alone: others that wait for the same page get it (S22)', async () => {
  const cache = createPageCache(() => 0)
  let rendered = 0
  const render = async () => {
    rendered += 1
    return PAGE
  }
  const refused = cache.get('page', '1', {
    admit: () => Promise.reject(new ShopError('too-many')),
    render,
  })
  const served = Array.from({ length: 3 }, () => cache.get('page', '1', { admit: async () => {}, render }))
  await expect(refused).rejects.toThrow(ShopError)
  expect(await Promise.all(served)).toEqual([PAGE, PAGE, PAGE])
  expect(rendered).toBe(1)
})
