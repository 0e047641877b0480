import { Dexie, type EntityTable } from 'dexie'
import { DATABASES } from '#contract/storage-keys.ts'
import type { Spoken } from '#domain/region/language.ts'
import type { PackagedContent } from '#domain/catalog/offline-package/offline-package.ts'
import type { PackedProducts } from '#domain/catalog/offline-package/packaged-products.ts'

/** Widths in which pictures can be downloaded; 0 is none. */
export const DOWNLOAD_WIDTHS = [0, 180, 360, 540] as const
export type DownloadWidth = (typeof DOWNLOAD_WIDTHS)[number]

/** A complete catalogue: written in one transaction with its last part. */
export interface InstalledCatalog {
  readonly spoken: Spoken
  readonly version: string
  /** By the server's clock. */
  readonly asOf: number
  /** Numbers of its parts in order, deltas last. */
  readonly parts: readonly number[]
  readonly total: number
  /** Size of its parts as text. */
  readonly bytes: number
  readonly content: PackagedContent
}

/** A catalogue that is being downloaded: its finished parts stay, so that a download can resume. */
export interface CatalogDownload {
  readonly spoken: Spoken
  readonly version: string
  readonly of: number
  readonly total: number
  readonly asOf: number
  readonly content: PackagedContent | null
  readonly bytes: number
  /** Part of the catalogue → number of its row. */
  readonly got: Readonly<Record<number, number>>
}

interface CatalogPart {
  readonly id?: number
  readonly spoken: Spoken
  readonly products: PackedProducts
}

/** The user's choice and the progress of the pictures. */
export interface DownloadedPictures {
  readonly key: 'pictures'
  readonly width: DownloadWidth
  readonly wanted: number
  readonly got: number
  readonly bytes: number
}

/**
 * The offline catalogue. It has a database of its own: it is large, may be deleted at any time, and must never block
 * the outbox (offline.md D10).
 */
export type OfflineCatalogDb = Dexie & {
  installed: EntityTable<InstalledCatalog, 'spoken'>
  downloads: EntityTable<CatalogDownload, 'spoken'>
  parts: EntityTable<CatalogPart & { id: number }, 'id'>
  pictures: EntityTable<DownloadedPictures, 'key'>
}

export function openOfflineCatalogDb(): OfflineCatalogDb {
  const db = new Dexie(DATABASES.shop) as OfflineCatalogDb
  db.version(1).stores({ installed: 'spoken', downloads: 'spoken', parts: '++id, spoken', pictures: 'key' })
  return db
}
