import { SITES } from '#domain/region/sites.ts'
import type { Reader } from '../../db/schema/database.ts'
import { nameIn } from '../../core/name-in.ts'
import { bannerPicture } from '../media/addresses.ts'
import type { RequestContext } from '../../services/route.ts'
import { storesInOrder, stockInStores } from '../stores/stores.queries.ts'
import type { GoodsLine } from './goods.ts'

export interface PickupStore {
  readonly id: string
  readonly name: string
  readonly address: string
  /** Opening hours; empty where they are not known. */
  readonly hours: string
  /** Address of its picture; empty without one. */
  readonly image: string
  /** Has every requested piece, and all of them may be picked up. */
  readonly available: boolean
}

/** The stores where these goods can be picked up, in the shop's order; a site without stores has none. */
export async function pickupStores(
  db: Reader,
  goods: readonly GoodsLine[],
  { site, language, services }: Pick<RequestContext, 'site' | 'language' | 'services'>,
): Promise<PickupStore[]> {
  if (!SITES[site].hasStores) return []
  const stores = await storesInOrder(db)
  const stock = await stockInStores(
    db,
    goods.map((line) => line.sku),
  )
  const has = (storeId: string, line: GoodsLine) =>
    line.pickup &&
    stock.some((row) => row.store_id === storeId && row.sku === line.sku && row.stock >= line.qty)
  return stores.map((store) => ({
    id: store.id,
    name: nameIn(store.names, language),
    address: store.address,
    hours: nameIn(store.hours, language),
    image: bannerPicture(services.pictures, store.picture ?? ''),
    available: goods.every((line) => has(store.id, line)),
  }))
}
