import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openStore, type Engine, type Store } from '#server/db/open.ts'
import { createDatabase, dropDatabase } from './postgres.ts'
import type { Template } from './templates.ts'

const { engines, postgres, templates } = inject('databases')

/** The engines the server tests run on. */
export const ENGINES: readonly Engine[] = engines

export interface OpenedStore extends Store {
  readonly location: { readonly DATA_DIR: string; readonly DATABASE_URL: string | undefined }
  close(): Promise<void>
}

/** Address of a fresh database of this engine, copied from a template of the run; it has not been opened yet. */
export async function aDatabaseLocation(
  engine: Engine,
  template: Template,
): Promise<OpenedStore['location']> {
  // In the folder of the run, which goes at its end: not every test closes its database.
  const DATA_DIR = mkdtempSync(join(templates, 'data-'))
  if (engine === 'sqlite') {
    if (template !== 'empty')
      copyFileSync(join(templates, `${template}.sqlite`), join(DATA_DIR, 'shop.sqlite'))
    return { DATA_DIR, DATABASE_URL: undefined }
  }
  if (postgres === undefined) throw new Error('this run has no PostgreSQL')
  const from = template === 'empty' ? undefined : template
  return { DATA_DIR, DATABASE_URL: await createDatabase(postgres, from) }
}

/** Deletes a database that nothing has open any more. */
export async function removeDatabase({ DATA_DIR, DATABASE_URL }: OpenedStore['location']): Promise<void> {
  if (DATABASE_URL !== undefined) await dropDatabase(DATABASE_URL)
  rmSync(DATA_DIR, { recursive: true, force: true })
}

/** A fresh, empty, migrated database of this engine. */
export async function aStore(engine: Engine): Promise<OpenedStore> {
  const location = await aDatabaseLocation(engine, 'migrated')
  const store = await openStore(location)
  return {
    ...store,
    location,
    async close() {
      await store.db.destroy()
      await removeDatabase(location)
    },
  }
}
