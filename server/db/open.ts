import { promises as fs } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, sql } from 'kysely'
import { FileMigrationProvider, Migrator, type Migration } from 'kysely/migration'
import type { Database, Db } from './schema/database.ts'
import { DatabaseRefused, MIGRATION_TABLE, refuseStranger } from './refused.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'

/** Folder in the sources and in the bundle: `scripts/build-server.ts` writes the migrations beside it, one file each. */
const MIGRATION_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))

export type Engine = 'sqlite' | 'postgres'
export interface Store {
  readonly db: Db
  readonly engine: Engine
}

export interface DatabaseLocation {
  readonly DATABASE_URL?: string | undefined
  readonly DATA_DIR: string
}

export interface StoreOptions extends Partial<Pick<SqliteOptions, 'onFailure' | 'openLog'>> {
  /** Tests give their own. */
  readonly migrationFolder?: string
}

type Migrations = Readonly<Record<string, Migration>>

/**
 * Opens the database and updates its schema. Throws `DatabaseRefused` for one that is unreadable, foreign or newer than
 * this program, and leaves it untouched.
 */
export async function openStore(location: DatabaseLocation, options: StoreOptions = {}): Promise<Store> {
  const migrationFolder = options.migrationFolder ?? MIGRATION_FOLDER
  const migrations = await new FileMigrationProvider({ fs, path, migrationFolder }).getMigrations()
  const store = connect(location, Object.keys(migrations), options)
  try {
    await refuseStrangers(store.db, Object.keys(migrations))
    await migrate(store.db, migrations)
  } catch (error) {
    await store.db.destroy()
    throw error
  }
  return store
}

function connect(
  location: DatabaseLocation,
  migrations: readonly string[],
  { onFailure = () => {}, openLog }: StoreOptions,
): Store {
  const engine: Engine = location.DATABASE_URL ? 'postgres' : 'sqlite'
  const dialect = location.DATABASE_URL
    ? openPostgres(location.DATABASE_URL)
    : openSqlite({ file: path.join(location.DATA_DIR, 'shop.sqlite'), migrations, onFailure, openLog })
  return { db: new Kysely<Database>({ dialect }), engine }
}

async function refuseStrangers(db: Db, known: readonly string[]): Promise<void> {
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(
    (table) => table.name,
  )
  const migrated = tables.includes(MIGRATION_TABLE)
    ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.map((row) => row.name)
    : []
  refuseStranger(tables, migrated, known)
}

async function migrate(db: Db, migrations: Migrations): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error)
    throw error instanceof Error
      ? error
      : new DatabaseRefused(`The schema could not be brought up to date: ${String(error)}`)
}
