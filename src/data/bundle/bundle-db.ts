import { Dexie, type EntityTable } from 'dexie'
import { DATABASES } from '#contract/kept-names.ts'
import type { Spoken } from '#domain/region/language.ts'
import type { WindowRows } from '#domain/shelves/shop-window.ts'
import type { PackedProducts } from '#domain/shelves/taken-products.ts'

/** The widths pictures can be taken along in; 0 is none. */
export const ALONG_WIDTHS = [0, 180, 360, 540] as const
export type AlongWidth = (typeof ALONG_WIDTHS)[number]

/** A catalogue that is here whole: written in one transaction with its last part. */
export interface KeptShop {
  readonly spoken: Spoken
  readonly version: string
  /** By the server's clock. */
  readonly asOf: number
  /** Numbers of its parts, in their order; those of deltas come last. */
  readonly parts: readonly number[]
  readonly total: number
  /** What its parts weigh as text. */
  readonly bytes: number
  readonly window: WindowRows
}

/** One that is on its way: what has come so far is kept, so that it goes on where it stopped. */
export interface TakingShop {
  readonly spoken: Spoken
  readonly version: string
  readonly of: number
  readonly total: number
  readonly asOf: number
  readonly window: WindowRows | null
  readonly bytes: number
  /** Part of the catalogue → number of its row. */
  readonly got: Readonly<Record<number, number>>
}

export interface ShopPart {
  readonly id?: number
  readonly spoken: Spoken
  readonly products: PackedProducts
}

/** What was chosen, and how far the pictures are. */
export interface AlongPictures {
  readonly key: 'pictures'
  readonly width: AlongWidth
  readonly wanted: number
  readonly got: number
  readonly bytes: number
}

/**
 * The shop on this device. A database of its own: it is large, may be thrown away at any time, and must never be able to
 * hold up the outbox (offline.md D10).
 */
export type BundleDb = Dexie & {
  kept: EntityTable<KeptShop, 'spoken'>
  taking: EntityTable<TakingShop, 'spoken'>
  parts: EntityTable<ShopPart & { id: number }, 'id'>
  pictures: EntityTable<AlongPictures, 'key'>
}

export function openBundleDb(): BundleDb {
  const db = new Dexie(DATABASES.shop) as BundleDb
  db.version(1).stores({ kept: 'spoken', taking: 'spoken', parts: '++id, spoken', pictures: 'key' })
  return db
}
