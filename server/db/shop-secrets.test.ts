import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { secretOf } from './shop-secrets.ts'

describe.each(ENGINES)('keys of the shop on %s', (engine) => {
  let opened: OpenedStore
  beforeAll(async () => {
    opened = await aStore(engine)
  })
  afterAll(() => opened.close())

  test('a key that was read once is known in every view of its database, also within a transaction', async () => {
    let asked = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const key = await secretOf(opened.db, 'till-code')
    expect(await secretOf(opened.db.withPlugin(counting), 'till-code')).toBe(key)
    expect(asked).toBe(0)
    expect(await secretOf(opened.db.withPlugin(counting), 'another')).not.toBe(key)
    expect(asked).toBeGreaterThan(0)
  })
})
