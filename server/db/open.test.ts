import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aDatabaseLocation, aStore, ENGINES } from '#tests/world/engines.ts'
import { openStore } from './open.ts'
import { DatabaseRefused } from './refused.ts'

/** Writes an order as the shop did before its adjustments were a list. */
function orderOfBefore(
  id: string,
  sums: readonly [discount: number, percent: number, shipping: number],
  cancelled: string,
) {
  return `insert into shop_order (id, number, secret_hash, principal, site, lang, currency, email, status, shipping_method,
    merchandise, discount, discount_percent, shipping, total, created_at, pay_by, cancelled_at, changed_at)
    values ('${id}', '${id}', '', 'p', 'sg', 'en', 'SGD', '', 'unpaid', 'delivery', 8000, ${sums.join(', ')}, 7400, 1, 2, ${cancelled}, 1)`
}

describe.each(ENGINES)('a database on %s', (engine) => {
  test('is created, keeps what was written, and opens again', async () => {
    const first = await aStore(engine)
    await first.db.insertInto('setting').values({ key: 'name', value: 'Vanda' }).execute()
    await first.db.destroy()
    const again = await openStore(first.location)
    expect(await again.db.selectFrom('setting').selectAll().execute()).toEqual([
      { key: 'name', value: 'Vanda' },
    ])
    await again.db.destroy()
  })

  test('written by a newer version is refused and left as it is', async () => {
    const store = await aStore(engine)
    await sql`insert into kysely_migration (name, timestamp) values ('0999-later', '2030')`.execute(store.db)
    await store.db.destroy()
    await expect(openStore(store.location)).rejects.toThrow(/newer version/)
  })

  test('of another program is refused and left as it is', async () => {
    const store = await aStore(engine)
    await sql`drop table kysely_migration`.execute(store.db)
    await store.db.destroy()
    await expect(openStore(store.location)).rejects.toThrow(DatabaseRefused)
  })

  test('with orders of before keeps their discount and shipping as adjustments (decision 0059)', async () => {
    const store = await aStore(engine)
    const before = [
      'drop table order_adjustment',
      'alter table shop_order add column discount bigint not null default 0',
      'alter table shop_order add column discount_percent integer not null default 0',
      'alter table shop_order add column shipping bigint not null default 0',
      `delete from kysely_migration where name = '0011-order-adjustments'`,
      orderOfBefore('both', [1600, 20, 1000], 'null'),
      orderOfBefore('neither', [0, 0, 0], 'null'),
      orderOfBefore('cancelled', [0, 0, 1000], '7'),
    ]
    for (const step of before) await sql.raw(step).execute(store.db)
    await store.db.destroy()
    const again = await openStore(store.location)
    const kept = await again.db
      .selectFrom('order_adjustment')
      .selectAll()
      .orderBy('order_id')
      .orderBy('position')
      .execute()
    expect(
      kept.map((row) => [row.order_id, row.rule, Number(row.amount), row.reason, row.undone_at]),
    ).toEqual([
      ['both', 'multi-item', -1600, '{"percent":20}', null],
      ['both', 'shipping', 1000, '{"method":"delivery"}', null],
      ['cancelled', 'shipping', 1000, '{"method":"delivery"}', 7],
    ])
    await again.db.destroy()
  })

  test('two processes writing at once lose nothing', async () => {
    const first = await aStore(engine)
    const second = await openStore(first.location)
    const write = (store: typeof second, who: string) =>
      Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          store.db
            .insertInto('setting')
            .values({ key: `${who}${n}`, value: who })
            .execute(),
        ),
      )
    await Promise.all([write(first, 'a'), write(second, 'b')])
    const { count } = await first.db
      .selectFrom('setting')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(200)
    await second.db.destroy()
    await first.close()
  })
})

describe('a file that is no database of ours', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'vanda-file-'))

  test('unreadable bytes are refused and untouched', async () => {
    const DATA_DIR = folder()
    const file = join(DATA_DIR, 'shop.sqlite')
    writeFileSync(
      file,
      'this is a shopping list, not a database, and it is long enough to look like one'.repeat(40),
    )
    const before = readFileSync(file)
    await expect(openStore({ DATA_DIR })).rejects.toThrow(/left as it is|left as it was|cannot be opened/)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  test("another program's SQLite file is refused and not a byte of it changes", async () => {
    const DATA_DIR = folder()
    const file = join(DATA_DIR, 'shop.sqlite')
    const other = new DatabaseSync(file)
    other.exec('create table recipes (name text)')
    other.close()
    const copy = join(DATA_DIR, 'copy')
    copyFileSync(file, copy)
    await expect(openStore({ DATA_DIR })).rejects.toThrow(/recipes/)
    expect(readFileSync(file).equals(readFileSync(copy))).toBe(true)
  })

  test('the embedded database is durable: write-ahead log, every commit synced (R16, R17)', async () => {
    const location = await aDatabaseLocation('sqlite', 'empty')
    const store = await openStore(location)
    expect(
      (await sql<{ journal_mode: string }>`pragma journal_mode`.execute(store.db)).rows[0]?.journal_mode,
    ).toBe('wal')
    expect(
      (await sql<{ synchronous: number }>`pragma synchronous`.execute(store.db)).rows[0]?.synchronous,
    ).toBe(2)
    await store.db.destroy()
  })
})
