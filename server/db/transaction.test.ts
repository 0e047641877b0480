import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aStore, ENGINES } from '#tests/world/shops/engines.ts'
import { fillDisk } from '#tests/world/faults/full-disk.ts'
import { isStorageFull } from './storage-full.ts'
import { transact } from './transaction.ts'

describe.each(ENGINES)('a transaction on %s', (engine) => {
  test.each([
    ['one row', 1],
    ['rows in one statement', 3],
  ])('that a full disk ends with %s says so, leaves nothing, and the next one works', async (_, rows) => {
    const store = await aStore(engine)
    const makeRoom = await fillDisk(store)
    const write = () =>
      transact(store, async (tx) => {
        for (let at = 0; at < 40; at += rows)
          await tx
            .insertInto('setting')
            .values(
              Array.from({ length: rows }, (_row, more) => ({
                key: `row${at + more}`,
                value: 'x'.repeat(3_000),
              })),
            )
            .execute()
      })
    expect(isStorageFull(await write().catch((error: unknown) => error))).toBe(true)
    const stored = await store.db.selectFrom('setting').select('key').where('key', 'like', 'row%').execute()
    expect(stored).toEqual([])
    await makeRoom()
    await write()
    await store.close()
  })

  test('tells what went wrong inside, not that it could not be rolled back', async () => {
    const store = await aStore(engine)
    const broken = transact(store, async (tx) => {
      await sql`rollback`.execute(tx)
      throw new RangeError('the cause')
    })
    await expect(broken).rejects.toThrow('the cause')
    await store.close()
  })
})
