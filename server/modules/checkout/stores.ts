import { spokenFor, type Language } from '#domain/region/language.ts'
import type { Reader } from '../../db/schema/database.ts'
import { shelves, storesInOrder } from './checkout.queries.ts'
import type { GoodsLine } from './goods.ts'

export interface PickupStore {
  readonly id: string
  readonly name: string
  readonly address: string
  /** Has every piece that is asked for, and all of them may be fetched. */
  readonly available: boolean
}

/** The stores where these goods could be picked up, in the shop's order. */
export async function pickupStores(
  db: Reader,
  goods: readonly GoodsLine[],
  language: Language,
): Promise<PickupStore[]> {
  const stores = await storesInOrder(db)
  const shelf = await shelves(
    db,
    goods.map((line) => line.sku),
  )
  const has = (storeId: string, line: GoodsLine) =>
    line.pickup &&
    shelf.some((row) => row.store_id === storeId && row.sku === line.sku && row.stock >= line.qty)
  return stores.map((store) => ({
    id: store.id,
    name: nameIn(store.names, language),
    address: store.address,
    available: goods.every((line) => has(store.id, line)),
  }))
}

/** `names` is JSON: language → name; English where a language has none. */
export function nameIn(names: string, language: Language): string {
  const read = JSON.parse(names) as Readonly<Record<string, string>>
  return read[language] ?? read[spokenFor(language)] ?? read['en'] ?? ''
}
