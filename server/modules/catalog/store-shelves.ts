import type { CatalogReader } from '#domain/catalog/read-model/catalog-reader.ts'
import type { Reader } from '../../db/schema/database.ts'

/** Within the age of a shared response, so that a list lags by no more than the product page does. */
const READ_AGAIN_MS = 10_000

/**
 * Reads the SKUs of a store into the catalogue, at most once in ten seconds. Requests of the same time wait for one
 * reading; a failed one is not kept.
 */
export function createShelfReader(
  db: Reader,
  catalogue: Pick<CatalogReader, 'setStoreStock' | 'hasStoreStock'>,
) {
  const readings = new Map<string, { readonly at: number; readonly done: Promise<void> }>()

  async function read(id: string): Promise<void> {
    const rows = await db
      .selectFrom('store_stock')
      .select('sku')
      .where('store_id', '=', id)
      .where('stock', '>', 0)
      .orderBy('sku')
      .execute()
    catalogue.setStoreStock(
      id,
      rows.map((row) => row.sku),
    )
  }

  return async function readShelves(id: string, now: number): Promise<void> {
    const known = readings.get(id)
    if (known && Math.abs(now - known.at) < READ_AGAIN_MS) {
      await known.done
      if (catalogue.hasStoreStock(id)) return
    }
    const reading = { at: now, done: read(id) }
    readings.set(id, reading)
    await reading.done.catch((error: unknown) => {
      if (readings.get(id) === reading) readings.delete(id)
      throw error
    })
  }
}
