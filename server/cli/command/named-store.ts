import { isStoreId } from '#domain/kiosk/code.ts'
import type { Db } from '../../db/schema/database.ts'
import { storeById, storesInOrder } from '../../modules/stores/stores.queries.ts'
import { CommandError } from './complaints.ts'
import { plain } from './printed.ts'

/** The store with this id; throws with the ids of all of them. */
export async function namedStore(db: Db, id: string) {
  const known = isStoreId(id) ? await storeById(db, id) : undefined
  if (known) return known
  const ids = (await storesInOrder(db)).map((store) => store.id)
  throw new CommandError(`There is no store ${plain(id)}. Stores: ${ids.join(', ') || 'none'}.`)
}
