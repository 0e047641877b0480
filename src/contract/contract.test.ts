import { expect, test } from 'vitest'
import { API } from './api.ts'
import { decodeFields, encodeFields, fillPath } from './encoding.ts'
import { QUEUED } from './queued.ts'
import { BUNDLE_PATHS, SHARED_PATHS, VERSIONS_PATH } from './shared-paths.ts'
import { readToWorker } from './worker-messages.ts'

const example = (path: string) => `/api${path.replace(/\{\w+\}/g, 'AB12')}`

test('the contract has calls, each with its own address', () => {
  expect(API.length).toBeGreaterThan(25)
  const addresses = API.map((endpoint) => `${endpoint.method} ${endpoint.path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every queued call of the contract can be sent by the outbox, and nothing else', () => {
  expect([...QUEUED].map((one) => one.path).sort()).toEqual(
    API.filter((one) => one.kind === 'queued')
      .map((one) => one.path)
      .sort(),
  )
})

test.each(API.filter((one) => one.shared).map((one) => one.path))(
  '%s is the same for everyone, so the worker may keep it',
  (path) => {
    const kept = SHARED_PATHS.some((pattern) => pattern.test(example(path)))
    expect(kept || [...BUNDLE_PATHS, VERSIONS_PATH].includes(example(path))).toBe(true)
  },
)

test.each(API.filter((one) => !one.shared).map((one) => one.path))(
  '%s is personal or changes something, so no cache may keep it',
  (path) => {
    expect(SHARED_PATHS.some((pattern) => pattern.test(example(path)))).toBe(false)
  },
)

test('what is sent as a form arrives as it was meant', () => {
  const sent = encodeFields({
    skus: ['A-1', 'B-2'],
    qty: 3,
    selected: true,
    left: undefined,
    items: [{ sku: 'A', qty: 1 }],
  })
  expect(decodeFields(sent)).toEqual({
    skus: ['A-1', 'B-2'],
    qty: '3',
    selected: 'true',
    items: '[{"sku":"A","qty":1}]',
  })
  expect(decodeFields([['pages[]', 'cart']])).toEqual({ pages: ['cart'] })
})

test('a form cannot reach into the prototype', () => {
  const fields = decodeFields([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ])
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})

test('parts of a path are filled and escaped, the rest is left for query or body', () => {
  const endpoint = API.find((one) => one.path === '/products/{spuCode}')
  expect(endpoint && fillPath(endpoint, { spuCode: 'A/B', sku: 'S' })).toEqual({
    path: '/products/A%2FB',
    rest: { sku: 'S' },
  })
})

test('a message of a build nobody knows is ignored', () => {
  expect(readToWorker({ type: 'SKIP_WAITING', more: 1 })).toEqual({ type: 'SKIP_WAITING' })
  expect(readToWorker({ type: 'warm', urls: ['/a', 7] })).toEqual({ type: 'warm', urls: ['/a'] })
  for (const strange of [undefined, null, 'warm', {}, { type: 'dance' }, { type: 'warm', urls: 'x' }])
    expect(readToWorker(strange)).toBeUndefined()
})
