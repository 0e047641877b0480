import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readMemberCode } from '#domain/account/member-code.ts'
import { parseShopperKey } from '#domain/account/shopper.ts'
import { aDatabaseLocation, aStore, ENGINES } from '#tests/world/engines.ts'
import { connect, createMigrator, openStore, type Engine } from './open.ts'
import { pointsOf } from '../modules/points/points.queries.ts'
import { cartVersion, linesOf } from '../modules/cart/cart.queries.ts'
import { DatabaseRefused } from './refused.ts'

/** Writes an order as the shop did before its adjustments were a list. */
function orderOfBefore(
  id: string,
  sums: readonly [discount: number, percent: number, shipping: number],
  { cancelled = 'null', status = 'unpaid' } = {},
) {
  return `insert into shop_order (id, number, secret_hash, principal, site, lang, currency, email, status, shipping_method,
    merchandise, discount, discount_percent, shipping, total, created_at, pay_by, cancelled_at, changed_at)
    values ('${id}', '${id}', '', 'p', 'sg', 'en', 'SGD', '', '${status}', 'delivery', 8000, ${sums.join(', ')}, 7400, 1, 2, ${cancelled}, 1)`
}

/** A database as the shop had it after this migration, with these rows. */
async function aDatabaseOf(engine: Engine, migration: string, rows: readonly string[]) {
  const location = await aDatabaseLocation(engine, 'empty')
  const { db } = connect(location)
  const { error } = await createMigrator(db).migrateTo(migration)
  if (error) throw error
  for (const row of rows) await sql.raw(row).execute(db)
  await db.destroy()
  return location
}

/** One row in each table that said `principal` (decision 0061). */
const ROWS_OF_G1 = [
  `insert into session (id_hash, principal, created_at, seen_at) values ('h', 'g1', 1, 1)`,
  `insert into cart (principal, version, updated_at) values ('g1', 3, 1)`,
  `insert into cart_line (principal, sku, product_id, qty, selected, added_at) values ('g1', 'A', 'P', 2, 1, 1)`,
  `insert into wishlist (principal, version) values ('g1', 1)`,
  `insert into wishlist_item (principal, spu, added_at) values ('g1', 'S', 1)`,
  `insert into device (id, principal, last_seq, seen_at) values ('d', 'g1', 7, 1)`,
  `insert into stock_notice (sku, email, principal, site, lang, requested_at) values ('A', 'a@b.co', 'g1', 'sg', 'en', 1)`,
  `insert into newsletter (email, principal, site, lang, joined_at) values ('a@b.co', 'g1', 'sg', 'en', 1)`,
  `insert into review (id, product_id, rating, fit, size, lang, title, text, author, helpful, created_at, principal)
    values ('r', 'P', 5, 'true', 'M', 'en', 't', 'x', 'A', 0, 1, 'g1')`,
  `insert into review_voter (principal, version) values ('g1', 1)`,
  `insert into review_vote (principal, review_id, at) values ('g1', 'r', 1)`,
  `insert into push_subscription (id, endpoint, p256dh, auth, principal, site, lang, time_zone, cart_reminder, back_in_stock,
    created_at, changed_at) values ('s', 'https://push', 'k', 'a', 'g1', 'sg', 'en', 'UTC', 1, 0, 1, 1)`,
  `insert into push_tag (principal, cart_update) values ('g1', 1)`,
  `insert into size_info (principal, version, bust, saved_at) values ('g1', 1, 840, 1)`,
  `insert into outbox (id, kind, ref, payload, state, attempts, next_at, lease_until) values ('p', 'push', 'cart:1:s',
    '{"subscription":"s","about":{"kind":"cart","principal":"g1","version":3,"since":1}}', 'waiting', 0, 1, 0)`,
]

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
    const location = await aDatabaseOf(engine, '0010-articles', [
      orderOfBefore('both', [1600, 20, 1000]),
      orderOfBefore('neither', [0, 0, 0]),
      orderOfBefore('cancelled', [0, 0, 1000], { cancelled: '7', status: 'cancelled' }),
      orderOfBefore('refunded', [0, 0, 1000], { status: 'refunded' }),
      orderOfBefore('revived', [0, 0, 1000], { cancelled: '7', status: 'processing' }),
    ])
    const again = await openStore(location)
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
      ['refunded', 'shipping', 1000, '{"method":"delivery"}', 1],
      ['revived', 'shipping', 1000, '{"method":"delivery"}', null],
    ])
    await again.db.destroy()
  })

  test('with members gives each a code of their own (decision 0100)', async () => {
    const member = (
      id: string,
    ) => `insert into member (id, email, first_name, last_name, nickname, country, phone, birthday,
      role, site, lang, created_at) values ('${id}', '${id}@example.com', '', '', '', 'SG', '', '', 'customer', 'sg', 'en', 1)`
    const location = await aDatabaseOf(engine, '0016-order-erasure', ['a', 'b', 'c'].map(member))
    const again = await openStore(location)
    const codes = await again.db.selectFrom('member').select('member_code as code').execute()
    expect(codes.map(({ code }) => readMemberCode(code))).toEqual(codes.map(({ code }) => code))
    expect(new Set(codes.map(({ code }) => code)).size).toBe(3)
    await again.db.destroy()
  })

  test('with rows of a principal has the same rows of a shopper (decision 0061)', async () => {
    const order = orderOfBefore('o', [0, 0, 0]).replace("'p',", "'g1',")
    const written = await aDatabaseOf(engine, '0010-articles', [order, ...ROWS_OF_G1])
    const { db } = await openStore(written)
    const tables = await db.introspection.getTables()
    const namesOf = (column: string) =>
      tables.filter(({ columns }) => columns.some(({ name }) => name === column)).map(({ name }) => name)
    expect(namesOf('principal')).toEqual([])
    const later = new Set([
      'address_book',
      'member_preference',
      'saved_address',
      'order_erasure',
      'search_book',
      'saved_search',
      'look_book',
      'saved_look',
      'photo',
      'express_checkout',
      'video',
      'upload_part',
    ])
    const owned = namesOf('shopper').filter((name) => !later.has(name))
    expect(owned).toHaveLength(15)
    const rows = await Promise.all(
      owned.map(async (table) => [
        table,
        (await sql<{ shopper: string }>`select shopper from ${sql.table(table)}`.execute(db)).rows,
      ]),
    )
    expect(rows).toEqual(owned.map((table) => [table, [{ shopper: 'g1' }]]))
    const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
    expect(JSON.parse(payload)).toEqual({
      subscription: 's',
      about: { kind: 'cart', shopper: 'g1', version: 3, since: 1 },
    })
    const one = parseShopperKey('g1')
    expect([await linesOf(db, one), await cartVersion(db, one)]).toMatchObject([[{ sku: 'A', qty: 2 }], 3])
    await db.destroy()
  })

  test('with members of before enrols each in the points, with those of the registration (spec 6, 9.8)', async () => {
    const member = (
      id: string,
    ) => `insert into member (id, email, first_name, last_name, nickname, country, phone, birthday,
      role, site, lang, created_at, member_code) values ('${id}', '${id}@example.com', '', '', '', 'SG', '', '', 'customer', 'sg', 'en',
      5, '${id}')`
    const location = await aDatabaseOf(engine, '0040-express-checkouts', ['a', 'b'].map(member))
    const again = await openStore(location)
    const usable = async (id: string) => (await pointsOf(again.db, id, 6)).usable
    expect([await usable('a'), await usable('b'), await usable('c')]).toEqual([100, 100, 0])
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

  test('the embedded database runs with a write-ahead log that the server syncs (R17, decision 0077)', async () => {
    const location = await aDatabaseLocation('sqlite', 'empty')
    const store = await openStore(location)
    expect(
      (await sql<{ journal_mode: string }>`pragma journal_mode`.execute(store.db)).rows[0]?.journal_mode,
    ).toBe('wal')
    expect(
      (await sql<{ synchronous: number }>`pragma synchronous`.execute(store.db)).rows[0]?.synchronous,
    ).toBe(1)
    await store.db.destroy()
  })
})
