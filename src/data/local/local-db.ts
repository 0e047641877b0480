import { Dexie, type EntityTable } from 'dexie'
import { DATABASES } from '#contract/kept-names.ts'

interface Draft {
  readonly key: string
  readonly value: unknown
  readonly at: number
}

interface Recent {
  readonly key: string
  readonly words: readonly string[]
}

interface Preference {
  readonly key: string
  readonly value: unknown
}

/** What concerns this device alone: last write wins, nothing is ever sent (offline.md D10). */
export type LocalDb = Dexie & {
  drafts: EntityTable<Draft, 'key'>
  recent: EntityTable<Recent, 'key'>
  preferences: EntityTable<Preference, 'key'>
}

let open: LocalDb | undefined

export function localDb(): LocalDb {
  if (open) return open
  const db = new Dexie(DATABASES.local) as LocalDb
  db.version(1).stores({ drafts: 'key', recent: 'key', preferences: 'key' })
  open = db
  return db
}
