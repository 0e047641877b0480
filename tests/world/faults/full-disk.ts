import { sql } from 'kysely'
import type { Store } from '#server/db/open.ts'

/** Fills a database's disk; the returned function frees it again. */
export function fillDisk(store: Store): Promise<() => Promise<void>> {
  return store.engine === 'sqlite' ? fillSqlite(store) : fillPostgres(store)
}

/** Really full: no page may be added, and the existing ones are filled. */
async function fillSqlite({ db }: Store): Promise<() => Promise<void>> {
  await sql`pragma max_page_count = 1`.execute(db)
  let row = 0
  for (const bytes of [3_000, 300, 30]) {
    const value = 'x'.repeat(bytes)
    for (let room = true; room; row++) {
      room = await db
        .insertInto('setting')
        .values({ key: `filler${row}`, value })
        .execute()
        .then(() => true)
        .catch(() => false)
    }
  }
  return async () => {
    await sql`pragma max_page_count = 1000000`.execute(db)
  }
}

/** PostgreSQL shares its disk with everything else here, so each write is refused as by a full disk. */
async function fillPostgres({ db }: Store): Promise<() => Promise<void>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  await sql`create function refuse_write() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    db,
  )
  for (const table of tables)
    await sql`create trigger full_disk before insert or update or delete on ${sql.table(table)}
      for each statement execute function refuse_write()`.execute(db)
  return async () => {
    await sql`drop function refuse_write() cascade`.execute(db)
  }
}
