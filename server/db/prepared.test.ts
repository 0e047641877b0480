import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { prepare, type Given } from './prepared.ts'
import { transact } from './transaction.ts'

let built = 0
const named = prepare((db, given: Given<{ keys: readonly string[]; value: string }>) => {
  built++
  return db
    .selectFrom('setting')
    .select('key')
    .where('key', 'in', given('keys'))
    .where('value', '=', given('value'))
    .orderBy('key')
})
const insert = prepare((db, given: Given<{ key: string; value: string }>) =>
  db
    .insertInto('setting')
    .values({ key: given('key'), value: given('value') })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: given('value') })),
)

describe.each(ENGINES)('a prepared statement on %s', (engine) => {
  let store: OpenedStore
  beforeAll(async () => {
    store = await aStore(engine)
    for (const key of ['a', 'b', 'c']) await insert(store.db, { key, value: 'same' })
  })
  afterAll(() => store.close())

  const keysOf = async (keys: readonly string[], value = 'same') =>
    (await named(store.db, { keys, value })).rows.map(({ key }) => key)

  test('runs with the values of each execution, in the order of its own text', async () => {
    expect(await keysOf(['a', 'b'])).toEqual(['a', 'b'])
    expect(await keysOf(['c', 'a'])).toEqual(['a', 'c'])
    expect(await keysOf(['c', 'a'], 'other')).toEqual([])
    expect(await keysOf(['c'])).toEqual(['c'])
    expect(await keysOf(['b', 'same', 'c'])).toEqual(['b', 'c'])
  })

  test('is built once for each length of its lists', async () => {
    await keysOf(['a'])
    await keysOf(['a', 'b'])
    const before = built
    for (let at = 0; at < 20; at++) {
      await keysOf([`${at}`])
      await keysOf([`${at}`, 'b'])
    }
    expect(built).toBe(before)
  })

  test('a plugin reads each execution with its values: tests inject their faults by one', async () => {
    const seen: string[] = []
    const db = store.db.withPlugin({
      transformQuery({ node }) {
        seen.push(JSON.stringify(node))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    for (const key of ['a', 'b'])
      expect((await named(db, { keys: [key], value: 'same' })).rows).toEqual([{ key }])
    expect(seen).toEqual([expect.stringContaining('"a"'), expect.stringContaining('"b"')])
  })

  test('a value that stands twice is given twice, and a rollback takes it back', async () => {
    const failed = transact(store, async (tx) => {
      await insert(tx, { key: 'a', value: 'changed' })
      expect((await named(tx, { keys: ['a'], value: 'changed' })).rows).toHaveLength(1)
      throw new RangeError('taken back')
    })
    await expect(failed).rejects.toThrow('taken back')
    expect(await keysOf(['a'], 'changed')).toEqual([])
    await insert(store.db, { key: 'd', value: 'changed' })
    await insert(store.db, { key: 'd', value: "'; drop table setting; --" })
    expect(await keysOf(['d'], "'; drop table setting; --")).toEqual(['d'])
  })
})
