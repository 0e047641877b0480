import type { Reader } from '../../db/schema/database.ts'

export function storesInOrder(db: Reader) {
  return db.selectFrom('store').selectAll().orderBy('position').orderBy('id').execute()
}

export function storeById(db: Reader, id: string) {
  return db.selectFrom('store').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Stock of these SKUs in the stores. */
export async function stockInStores(db: Reader, skus: readonly string[]) {
  if (skus.length === 0) return []
  return db
    .selectFrom('store_stock')
    .selectAll()
    .where('sku', 'in', [...skus])
    .execute()
}
