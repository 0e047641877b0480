import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { addMissingArticles } from '#server/demo-shop.ts'
import { fillDemoShop } from '#server/demo-shop.ts'
import { openStore, type Engine, type Store } from '#server/db/open.ts'
import { aDataFolder } from './data-folder.ts'
import { createDatabase, findPostgres, startPostgres, type Postgres } from './postgres.ts'
import { FILLED_PRODUCTS } from './templates.ts'

/**
 * Before the tests of the server, once: one PostgreSQL for the whole run, and on each engine the databases that tests
 * copy. Every template comes from the real migrations.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { engines, bin } = enginesOfRun()
  const templates = aDataFolder('templates')
  let postgres: Postgres | undefined
  const end = async () => {
    await postgres?.stop()
    rmSync(templates, { recursive: true, force: true })
  }
  try {
    postgres = bin ? await startPostgres(bin, { durable: false }) : undefined
    await Promise.all([makeSqlite(templates), postgres && makePostgres(postgres.url)])
    provide('databases', { engines, templates, postgres: postgres?.url })
    return end
  } catch (error) {
    await end()
    throw error
  }
}

/** The engines of this run: the one that `DATABASE_ENGINE` names, or all that this machine has. */
function enginesOfRun(): { readonly engines: readonly Engine[]; readonly bin: string | undefined } {
  const chosen = process.env['DATABASE_ENGINE']
  if (chosen === 'sqlite') return { engines: ['sqlite'], bin: undefined }
  const bin = findPostgres()
  if (bin) return { engines: chosen === 'postgres' ? ['postgres'] : ['sqlite', 'postgres'], bin }
  if (chosen === 'postgres' || process.env['CI']) throw new Error('PostgreSQL is not installed')
  console.warn('PostgreSQL is not installed: the server tests run on SQLite only.')
  return { engines: ['sqlite'], bin: undefined }
}

async function makeSqlite(folder: string): Promise<void> {
  for (const name of ['migrated', 'filled'] as const) {
    const made = aDataFolder('template')
    const store = await openStore({ DATA_DIR: made })
    if (name === 'filled') await fill(store)
    await sql`vacuum into ${sql.lit(join(folder, `${name}.sqlite`))}`.execute(store.db)
    await store.db.destroy()
    rmSync(made, { recursive: true, force: true })
  }
}

async function makePostgres(url: string): Promise<void> {
  for (const name of ['migrated', 'filled'] as const) {
    const store = await openStore({ DATA_DIR: '', DATABASE_URL: await createDatabase(url, undefined, name) })
    if (name === 'filled') await fill(store)
    await store.db.destroy()
  }
}

/** As the server fills an empty database when it starts. */
async function fill({ db }: Store): Promise<void> {
  const now = Date.now()
  await fillDemoShop(db, { products: FILLED_PRODUCTS, now })
  await addMissingArticles(db, now)
}
