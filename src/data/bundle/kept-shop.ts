import type { Spoken } from '#domain/region/language.ts'
import { openTakenShop, type TakenShop } from '#domain/shelves/taken-shop.ts'
import { openBundleDb } from './bundle-db.ts'

interface Opened {
  readonly version: string
  readonly shop: TakenShop
}

const opened = new Map<Spoken, Opened>()

/**
 * The shop that this device has taken along in a language, ready to answer; undefined when there is none. It is built
 * when it is first asked for and kept while the worker lives. The database is opened per question (offline.md X5).
 */
export async function keptShop(spoken: Spoken): Promise<TakenShop | undefined> {
  const db = openBundleDb()
  try {
    const read = await db.transaction('r', db.kept, db.parts, async () => {
      const kept = await db.kept.get(spoken)
      const known = opened.get(spoken)
      if (!kept || known?.version === kept.version) return { kept, known, rows: [] }
      return { kept, known: undefined, rows: await db.parts.bulkGet([...kept.parts]) }
    })
    if (!read.kept) {
      opened.delete(spoken)
      return undefined
    }
    if (read.known) return read.known.shop
    const parts = read.rows.flatMap((row) => row?.products ?? [])
    // A browser may evict rows; half a shop would tell a shopper that a dress does not exist.
    if (parts.length !== read.kept.parts.length) return undefined
    const shop = openTakenShop({ ...read.kept, parts }, (work) => setTimeout(work, 0))
    opened.clear()
    opened.set(spoken, { version: read.kept.version, shop })
    return shop
  } finally {
    db.close()
  }
}
