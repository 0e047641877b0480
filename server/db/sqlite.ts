import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Dialect } from 'kysely'
import { CommitSync, type CommitLog, type CommitNotStored } from './commit-sync.ts'
import { DatabaseRefused, MIGRATION_TABLE, refuseStranger } from './refused.ts'
import { SqliteGroupDialect } from './sqlite-driver.ts'
import { openLogFile } from './log-file.ts'

export interface SqliteOptions {
  readonly file: string
  /** Names of the migrations that this program knows. */
  readonly migrations: readonly string[]
  /** Called once, when the disk refuses to store commits. Nothing is read or written through this connection afterwards. */
  readonly onFailure: (error: CommitNotStored) => void
  /** Tests give their own log. */
  readonly openLog?: ((file: string) => CommitLog) | undefined
}

const IN_MEMORY: CommitLog = { sync: () => Promise.resolve(), close() {} }

/**
 * The embedded engine: Node's own SQLite, write-ahead log, every commit on disk before it is acknowledged
 * (trust.md R15–R17, decision 0077). Throws `DatabaseRefused` when the file is no database or the settings do not hold.
 */
export function openSqlite({ file, migrations, onFailure, openLog = openLogFile }: SqliteOptions): Dialect {
  if (file !== ':memory:' && !existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true })
  let database: DatabaseSync
  let log: CommitLog
  try {
    if (file !== ':memory:' && existsSync(file) && statSync(file).size > 0) inspect(file, migrations)
    database = new DatabaseSync(file, { timeout: 5_000 })
    database.exec(SETTINGS)
    log = file === ':memory:' ? IN_MEMORY : openLog(file)
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error
    throw new DatabaseRefused(
      `${file} cannot be opened as a database: ${(error as Error).message}. It was left as it is.`,
    )
  }
  assertDurable(database, file)
  return new SqliteGroupDialect(database, new CommitSync(log, onFailure))
}

/**
 * With `normal`, SQLite syncs the log before a checkpoint and the database file before the log begins again; a commit is
 * synced here. The checkpoint at the start leaves nothing visible that is not on disk: a killed process may have
 * written commits that it had not synced. What is deleted is overwritten with zeros, words of erased members above all
 * (trust.md S37).
 */
const SETTINGS = `pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;
  pragma cache_size = -20000; pragma secure_delete = on; pragma wal_checkpoint(passive)`

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
  if (file !== ':memory:' && (journal !== 'wal' || synchronous !== 1)) {
    throw new DatabaseRefused(
      `${file} runs with journal ${journal}, synchronous ${synchronous}: an order could be lost. Not started.`,
    )
  }
}
