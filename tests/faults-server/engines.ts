import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore, type Engine, type Store } from '#server/db/open.ts'

const POSTGRES = process.env['TEST_POSTGRES_URL']

export const ENGINES: readonly Engine[] = POSTGRES ? ['sqlite', 'postgres'] : ['sqlite']

export interface OpenedStore {
  readonly store: Store
  readonly place: { DATA_DIR: string; DATABASE_URL?: string }
  close(): Promise<void>
}

/** A fresh, empty store of one engine. */
export async function aStore(engine: Engine): Promise<OpenedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'vanda-'))
  const place: OpenedStore['place'] = { DATA_DIR: folder }
  if (engine === 'postgres') place.DATABASE_URL = await newDatabase()
  const store = await openStore(place)
  return {
    store,
    place,
    async close() {
      await store.db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function newDatabase(): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: POSTGRES })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(POSTGRES ?? '')
  url.pathname = `/${name}`
  return url.href
}
