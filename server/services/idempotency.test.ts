import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createShopper } from '#domain/account/shopper.ts'
import { placeOrder } from '#contract/buying/checkout.contract.ts'
import { refused } from '#tests/world/money/books.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { canonical, keyedBy, once, type Keyed } from './idempotency.ts'

const mei = createShopper('guest', 'mei')
const kim = createShopper('guest', 'kim')

describe.each(ENGINES)('doing something once on %s', (engine) => {
  let opened: OpenedStore
  beforeAll(async () => {
    opened = await aStore(engine)
  })
  afterAll(() => opened.close())

  const aKey = (input: unknown = {}, key: string = randomUUID()): Keyed =>
    keyedBy({ shopper: mei, key, now: 0 }, placeOrder, input)

  test('the first call runs, all others get its response', async () => {
    const keyed = aKey()
    let done = 0
    const work = async () => ({ done: ++done })
    const answers = await Promise.all(Array.from({ length: 10 }, () => once(opened, keyed, work)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"done":1}']))
    expect(done).toBe(1)
  })

  test('what failed is not remembered', async () => {
    const keyed = aKey()
    const failing = once(opened, keyed, () => Promise.reject(new RangeError('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(await once(opened, keyed, async () => ({ fine: true }))).toEqual({ fine: true })
  })

  test('a key belongs to one user and one request', async () => {
    const key = randomUUID()
    await once(opened, aKey({ qty: 1 }, key), async () => ({ whose: 'mei' }))
    expect(await refused(once(opened, aKey({ qty: 2 }, key), async () => ({})))).toBe('key-reused')
    const other = keyedBy({ shopper: kim, key, now: 0 }, placeOrder, { qty: 1 })
    expect(await once(opened, other, async () => ({ whose: 'kim' }))).toEqual({ whose: 'kim' })
  })

  // SQLite has one writer: a second caller only waits for its turn.
  const onPostgres = engine === 'postgres' ? test : () => {}
  onPostgres(
    'a call that waits too long for the first is answered that the first is in progress',
    async () => {
      const keyed = aKey()
      let finish: () => void = () => {}
      const long = new Promise<void>((resolve) => (finish = resolve))
      let begun: () => void = () => {}
      const started = new Promise<void>((resolve) => (begun = resolve))
      const first = once(opened, keyed, async () => {
        begun()
        await long
        return { slow: true }
      })
      await started
      expect(await refused(once(opened, { ...keyed, patienceMs: 50 }, async () => ({ slow: false })))).toBe(
        'in-progress',
      )
      finish()
      expect(await first).toEqual({ slow: true })
      expect(await once(opened, keyed, async () => ({ slow: false }))).toEqual({ slow: true })
    },
  )
})

test('a call without a key, or with one that is too long, is refused', () => {
  const call = { shopper: mei, now: 0 }
  expect(() => keyedBy({ ...call, key: '' }, placeOrder, {})).toThrow(/Idempotency-Key/)
  expect(() => keyedBy({ ...call, key: 'x'.repeat(256) }, placeOrder, {})).toThrow(/check/)
})

test('the same input gives the same text in any order of its fields', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (input) => {
      const turned = Object.fromEntries(Object.entries(input).toReversed())
      expect(canonical(turned)).toBe(canonical(input))
    }),
  )
})
