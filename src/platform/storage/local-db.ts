import { Dexie, type EntityTable } from 'dexie'
import { DATABASES } from '#contract/storage-keys.ts'
import type { ProductCard } from '#contract/catalog/card-fields.ts'

interface Draft {
  readonly key: string
  readonly value: unknown
  readonly at: number
}

interface Recent {
  readonly key: string
  readonly words: readonly string[]
}

/** A product of the wishlist as it was last seen; the key holds language and currency. */
interface WishlistCard {
  readonly key: string
  readonly card: ProductCard
}

interface Preference {
  readonly key: string
  readonly value: unknown
}

/** Data of this device alone: last write wins, never sent (offline.md D10). */
export type LocalDb = Dexie & {
  drafts: EntityTable<Draft, 'key'>
  recent: EntityTable<Recent, 'key'>
  wishlistCards: EntityTable<WishlistCard, 'key'>
  preferences: EntityTable<Preference, 'key'>
}

let open: LocalDb | undefined

export function localDb(): LocalDb {
  if (open) return open
  const db = new Dexie(DATABASES.local) as LocalDb
  db.version(1).stores({ drafts: 'key', recent: 'key', preferences: 'key' })
  db.version(2)
    .stores({ wishlistCards: 'key' })
    .upgrade((tx) => tx.table('preferences').delete('wishlist-cards'))
  open = db
  return db
}
