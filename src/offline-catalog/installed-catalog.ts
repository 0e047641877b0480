import type { Spoken } from '#domain/region/language.ts'
import { openOfflineCatalog, type OfflineCatalog } from '#domain/catalog/offline-package/offline-package.ts'
import { openOfflineCatalogDb } from './offline-catalog-db.ts'

interface Opened {
  readonly version: string
  readonly shop: OfflineCatalog
}

const opened = new Map<Spoken, Opened>()

/**
 * The installed catalogue of a language, ready to answer; undefined without one. Built on first use and kept in memory
 * while the worker lives. The database is opened per query (offline.md X5).
 */
export async function installedCatalog(spoken: Spoken): Promise<OfflineCatalog | undefined> {
  const db = openOfflineCatalogDb()
  try {
    const read = await db.transaction('r', db.installed, db.parts, async () => {
      const catalog = await db.installed.get(spoken)
      const known = opened.get(spoken)
      if (!catalog || known?.version === catalog.version) return { catalog, known, rows: [] }
      return { catalog, known: undefined, rows: await db.parts.bulkGet([...catalog.parts]) }
    })
    if (!read.catalog) {
      opened.delete(spoken)
      return undefined
    }
    if (read.known) return read.known.shop
    const parts = read.rows.flatMap((row) => row?.products ?? [])
    // A browser may evict rows; an incomplete catalogue would deny products that exist.
    if (parts.length !== read.catalog.parts.length) return undefined
    const shop = openOfflineCatalog({ ...read.catalog, parts })
    opened.clear()
    opened.set(spoken, { version: read.catalog.version, shop })
    return shop
  } finally {
    db.close()
  }
}
