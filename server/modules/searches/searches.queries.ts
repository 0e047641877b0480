import type { SavedSearches } from '#contract/account/searches.contract.ts'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { SavedSearch } from '#domain/searches/saved-searches.ts'
import type { Reader } from '../../db/schema/database.ts'
import { readBookHead } from '../../services/book-head.ts'

/** A shopper's saved searches, in the order of saving. */
export async function searchesOf(db: Reader, shopper: Shopper): Promise<SavedSearch[]> {
  return db
    .selectFrom('saved_search')
    .select(['id', 'name', 'page'])
    .where('shopper', '=', shopperKey(shopper))
    .orderBy('place')
    .orderBy('id')
    .execute()
}

export async function readSearches(db: Reader, shopper: Shopper | undefined): Promise<SavedSearches> {
  return {
    ...(await readBookHead(db, 'search_book', shopper)),
    list: shopper ? await searchesOf(db, shopper) : [],
  }
}
