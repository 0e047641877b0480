import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Engine, type Store } from '#server/db/open.ts'
import { findPostgres, startPostgres, type Postgres } from './postgres.ts'

const bin = findPostgres()
if (!bin && process.env['CI']) throw new Error('CI never skips: PostgreSQL is not installed')
if (!bin) console.warn('PostgreSQL is not installed: the server tests run on SQLite only.')

/** The engines the server tests run on. */
export const ENGINES: readonly Engine[] = bin ? ['sqlite', 'postgres'] : ['sqlite']

let postgres: Promise<Postgres> | undefined

export interface OpenedStore extends Store {
  readonly location: { readonly DATA_DIR: string; readonly DATABASE_URL: string | undefined }
  close(): Promise<void>
}

/** Address of a fresh database of this engine; it has not been opened yet. */
export async function aDatabaseLocation(engine: Engine): Promise<OpenedStore['location']> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'vanda-test-'))
  if (engine === 'sqlite') return { DATA_DIR, DATABASE_URL: undefined }
  if (!bin) throw new Error('PostgreSQL is not installed')
  postgres ??= startPostgres(bin)
  return { DATA_DIR, DATABASE_URL: (await postgres).newDatabase() }
}

/** A fresh, empty, migrated database of this engine. */
export async function aStore(engine: Engine): Promise<OpenedStore> {
  const location = await aDatabaseLocation(engine)
  const store = await openStore(location)
  return {
    ...store,
    location,
    async close() {
      await store.db.destroy()
      rmSync(location.DATA_DIR, { recursive: true, force: true })
    },
  }
}

/** Ends the PostgreSQL of this test file, if one was started. */
export async function endEngines(): Promise<void> {
  await (await postgres)?.stop()
  postgres = undefined
}
