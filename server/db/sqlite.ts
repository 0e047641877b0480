import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { DatabaseRefused, MIGRATION_TABLE, refuseStranger } from './refused.ts'

const CACHED_STATEMENTS = 400

/**
 * The embedded engine: Node's own SQLite, write-ahead log, every commit on disk before it is acknowledged
 * (trust.md R15–R17). Throws `DatabaseRefused` when the file is no database or the settings do not hold.
 */
export function openSqlite(file: string, migrations: readonly string[]): SqliteDialect {
  if (file !== ':memory:' && !existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true })
  let database: DatabaseSync
  try {
    if (file !== ':memory:' && existsSync(file) && statSync(file).size > 0) inspect(file, migrations)
    database = new DatabaseSync(file, { timeout: 5_000 })
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -20000',
    )
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error
    throw new DatabaseRefused(
      `${file} cannot be opened as a database: ${(error as Error).message}. It was left as it is.`,
    )
  }
  assertDurable(database, file)
  return new SqliteDialect({ database: asKysely(database) })
}

/** Checks before the first write: switching on the write-ahead log would already change a foreign file. */
function inspect(file: string, migrations: readonly string[]): void {
  const reader = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = reader
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map((row) => String(row['name']))
    const migrated = tables.includes(MIGRATION_TABLE)
      ? reader
          .prepare('select name from kysely_migration')
          .all()
          .map((row) => String(row['name']))
      : []
    refuseStranger(tables, migrated, migrations)
  } finally {
    reader.close()
  }
}

function assertDurable(database: DatabaseSync, file: string): void {
  const journal = database.prepare('pragma journal_mode').get()?.['journal_mode']
  const synchronous = database.prepare('pragma synchronous').get()?.['synchronous']
  if (file !== ':memory:' && (journal !== 'wal' || synchronous !== 2)) {
    throw new DatabaseRefused(
      `${file} runs with journal ${journal}, synchronous ${synchronous}: an order could be lost. Not started.`,
    )
  }
}

function asKysely(database: DatabaseSync): SqliteDatabase {
  const stored = new LRUCache<string, StatementSync>({ max: CACHED_STATEMENTS })
  return {
    close: () => {
      stored.clear()
      database.close()
    },
    prepare(sql: string): SqliteStatement {
      // On a full disk SQLite has rolled back already, and a second rollback would hide the cause.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING_TO_DO
      // A writing transaction takes the write lock at once: upgrading a read lock later cannot wait for another
      // process.
      const text = sql === 'begin' ? 'begin immediate' : sql
      let statement = stored.get(text)
      if (!statement) {
        statement = database.prepare(text)
        stored.set(text, statement)
      }
      return asStatement(statement)
    },
  }
}

const NOTHING_TO_DO: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

function asStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as never[])),
    run: (parameters) => statement.run(...(parameters as never[])),
    iterate: (parameters) => statement.iterate(...(parameters as never[])) as IterableIterator<unknown>,
  }
}
