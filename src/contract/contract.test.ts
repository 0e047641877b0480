import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LONGEST_TEXT, LONGEST_TITLE } from '#domain/reviews/review.ts'
import { API } from './endpoints/all-endpoints.ts'
import { cartBatchAdd, cartRemove } from './buying/cart.contract.ts'
import { quoteOrder } from './buying/checkout.contract.ts'
import { decodeFields, encodeFields, fillPath, MOST_FIELDS } from './encoding.ts'
import { productDetail } from './catalog/product.contract.ts'
import { QUEUED } from './endpoints/queued.ts'
import { writeReview } from './catalog/reviews.contract.ts'
import { OFFLINE_PACKAGE_PATHS, SHARED_PATHS, VERSIONS_PATH } from './shared-paths.ts'
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
    const isStored = SHARED_PATHS.some((pattern) => pattern.test(example(path)))
    expect(isStored || [...OFFLINE_PACKAGE_PATHS, VERSIONS_PATH].includes(example(path))).toBe(true)
  },
)

test.each(API.filter((one) => !one.shared).map((one) => one.path))(
  '%s is personal or changes something, so no cache may keep it',
  (path) => {
    expect(SHARED_PATHS.some((pattern) => pattern.test(example(path)))).toBe(false)
  },
)

test.each(API.filter((one) => one.kind !== 'read').map((one) => [one.path, one] as const))(
  '%s changes something, so it has a limit',
  (_path, { limit }) => {
    expect(limit?.hits).toBeGreaterThan(0)
    expect(limit?.windowMs).toBeGreaterThanOrEqual(60_000)
  },
)

/** Keys that an attacker adds to every body (trust.md S9). */
const FOREIGN = { isGuide: '1', role: 'staff', points: '9999', customersId: 'm1' }

test.each(API.filter((one) => one.kind !== 'read').map((one) => [one.path, one] as const))(
  'trust.md S9: %s refuses keys that it does not have',
  (_path, { input }) => {
    for (const [key, value] of Object.entries(FOREIGN)) {
      // Points are what an order is paid with.
      if ('entries' in input && Object.hasOwn(Object(input.entries), key)) continue
      const { issues = [] } = v.safeParse(input, { [key]: value })
      const unknown = issues.filter(({ type, expected }) => type === 'strict_object' && expected === 'never')
      expect(unknown.flatMap(({ path = [] }) => path.map((step) => step.key))).toContain(key)
    }
  },
)

test('limits of one name are one limit', () => {
  const known = new Map<string, unknown>()
  for (const { limit } of API) {
    if (!limit) continue
    expect(limit).toEqual(known.get(limit.name) ?? limit)
    known.set(limit.name, limit)
  }
  expect(known.size).toBeGreaterThan(10)
})

test('an answer that is kept for everyone may be read by anyone', () => {
  expect(API.filter((one) => one.shared && one.access !== 'anyone')).toEqual([])
})

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
  expect(Object.getPrototypeOf(fields ?? null)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})

const LONGEST_ITEM = { productId: 'A'.repeat(32), sku: 'A'.repeat(48), qty: 100 }

test.each([
  [cartRemove, { skus: Array<string>(200).fill('A'.repeat(48)) }],
  [cartBatchAdd, { items: Array.from({ length: 50 }, () => LONGEST_ITEM) }],
  [
    writeReview,
    {
      spuCode: 'AB12',
      rating: 5,
      fit: 'true',
      title: '長'.repeat(LONGEST_TITLE),
      text: '長'.repeat(LONGEST_TEXT),
      anonymous: true,
    },
  ],
  [quoteOrder, { pickupStore: '店'.repeat(200), currency: '円'.repeat(200), lang: '語'.repeat(200) }],
])('the largest input of $path arrives', (endpoint, input) => {
  const sent = new URLSearchParams(encodeFields(input))
  expect(sent.size).toBeLessThan(MOST_FIELDS)
  expect(sent.toString().length).toBeLessThan(endpoint.maxBytes)
})

const repeated = (count: number) => Array.from({ length: count }, () => ['skus', 'A'] as const)

test('a form has at most 500 fields', () => {
  expect(decodeFields(repeated(MOST_FIELDS))).toEqual({ skus: Array(MOST_FIELDS).fill('A') })
  expect(decodeFields(repeated(MOST_FIELDS + 1))).toBeUndefined()
  expect(decodeFields(Array.from({ length: MOST_FIELDS + 1 }, (_, at) => [`f${at}`, '']))).toBeUndefined()
})

test('a form of 20,000 fields costs no more than one that is just too long', () => {
  const before = performance.now()
  for (let times = 0; times < 5; times++) decodeFields(repeated(20_000))
  expect(performance.now() - before).toBeLessThan(1_000)
})

test('parts of a path are filled and escaped, the rest is left for query or body', () => {
  const endpoint = API.find((one) => one.path === '/products/{spuCode}')
  expect(endpoint && fillPath(endpoint, { spuCode: 'A/B', sku: 'S' })).toEqual({
    path: '/products/A%2FB',
    rest: { sku: 'S' },
  })
})

test('an answer of an earlier build names the products beside its own by their cards', () => {
  const { relateAttributes, bundle } = productDetail.entries
  expect(v.parse(relateAttributes, [{ spuCode: 'AB12', productsName: 'Silk dress' }, 'CD34'])).toEqual([
    'AB12',
    'CD34',
  ])
  expect(v.safeParse(bundle, [{ productsName: 'Silk dress' }]).success).toBe(false)
})

test('a message of an unknown build is ignored', () => {
  expect(readToWorker({ type: 'SKIP_WAITING', more: 1 })).toEqual({ type: 'SKIP_WAITING' })
  expect(readToWorker({ type: 'warm', urls: ['/a', 7] })).toEqual({ type: 'warm', urls: ['/a'] })
  for (const strange of [undefined, null, 'warm', {}, { type: 'dance' }, { type: 'warm', urls: 'x' }])
    expect(readToWorker(strange)).toBeUndefined()
})
