import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aDataFolder } from '#tests/world/shops/data-folder.ts'
import { aDatabaseLocation, aStore, ENGINES } from '#tests/world/shops/engines.ts'
import { ROOT } from '../../scripts/project-root.ts'
import { openStore } from './open.ts'
import { DatabaseRefused } from './refused.ts'

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

  test('applies a migration whose file is new in the folder', async () => {
    const migrationFolder = aDataFolder('migrations')
    cpSync(fileURLToPath(new URL('migrations', import.meta.url)), migrationFolder, { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(migrationFolder, 'node_modules'))
    writeFileSync(
      join(migrationFolder, '0999-later.ts'),
      `export const up = (db) => db.schema.createTable('later').addColumn('id', 'text').execute()`,
    )
    const store = await aStore(engine)
    await store.db.destroy()
    const again = await openStore(store.location, { migrationFolder })
    const tables = (await again.db.introspection.getTables()).map(({ name }) => name)
    expect(tables).toContain('later')
    await again.db.destroy()
    await expect(openStore(store.location)).rejects.toThrow(/newer version.*0999-later/)
    rmSync(migrationFolder, { recursive: true })
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
