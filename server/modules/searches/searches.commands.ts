import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import {
  applyToSavedSearches,
  MAX_SAVED_SEARCHES,
  type SavedSearchOperation,
} from '#domain/searches/saved-searches.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ShopperContext } from '../../services/route.ts'
import { searchesOf } from './searches.queries.ts'

/** Saves, renames or removes a search of the shopper who calls. Only pieces from now on are new to a saved one. */
export async function changeSearches(
  tx: Tx,
  { shopper, now, site, language, currency }: ShopperContext,
  operation: SavedSearchOperation,
): Promise<null> {
  await bumpSearchesVersion(tx, shopper)
  const before = await searchesOf(tx, shopper)
  const after = applyToSavedSearches(before, operation)
  if (after.length > MAX_SAVED_SEARCHES && after.length > before.length)
    throw new ShopError('searches-full', { most: MAX_SAVED_SEARCHES })
  const key = shopperKey(shopper)
  if (operation.kind === 'remove') {
    await tx.deleteFrom('saved_search').where('shopper', '=', key).where('id', '=', operation.id).execute()
    return null
  }
  const { id, name, page } = operation.search
  if (after.length > before.length) {
    const last = await tx
      .selectFrom('saved_search')
      .select(({ fn }) => fn.max('place').as('place'))
      .where('shopper', '=', key)
      .executeTakeFirst()
    const place = Number(last?.place ?? 0) + 1
    const storefront = { site, lang: language, currency }
    await tx
      .insertInto('saved_search')
      .values({ shopper: key, id, name, page, ...storefront, place, seen_until: now, next_at: now })
      .execute()
  } else {
    await tx
      .updateTable('saved_search')
      .set({ name })
      .where('shopper', '=', key)
      .where('id', '=', id)
      .execute()
  }
  return null
}

/** Also locks the saved searches: two devices of one shopper take turns. */
export async function bumpSearchesVersion(tx: Tx, shopper: Shopper): Promise<void> {
  await tx
    .insertInto('search_book')
    .values({ shopper: shopperKey(shopper), version: 1 })
    .onConflict((conflict) =>
      conflict.column('shopper').doUpdateSet((row) => ({ version: row('search_book.version', '+', 1) })),
    )
    .execute()
}
