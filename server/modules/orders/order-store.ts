import { nameIn } from '../../core/name-in.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { Storefront } from '../../services/route.ts'
import { storeById } from '../stores/stores.queries.ts'

/** A store in the words of a language; null without one, or where the shop has it no more. */
export async function storeOf(
  db: Reader,
  id: string | null,
  { language }: Pick<Storefront, 'language'>,
): Promise<{ name: string; address: string } | null> {
  const store = id === null ? undefined : await storeById(db, id)
  return store ? { name: nameIn(store.names, language), address: store.address } : null
}
