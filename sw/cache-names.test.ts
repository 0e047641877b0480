import { expect, test, vi } from 'vitest'
import { KEPT_CACHES } from '#platform/kept-caches.ts'
import { CACHES } from './rules.ts'

// Workbox looks for a worker's global as soon as it is loaded.
vi.hoisted(() =>
  Object.assign(globalThis, { self: globalThis, registration: { scope: 'https://shop.example/' } }),
)

test('the page clears and measures the caches that the worker fills', () => {
  expect(CACHES).toMatchObject(KEPT_CACHES)
})
