import { shopperKey } from '#domain/account/shopper.ts'
import { MAX_SAVED_SEARCHES } from '#domain/searches/saved-searches.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { bumpSearchesVersion } from './searches.commands.ts'
import { searchesOf } from './searches.queries.ts'
import type { PersonalData } from '../../services/personal-data.ts'

/** Appends the guest's searches to the member's, up to the limit and without duplicates of a page. */
async function mergeSearches(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  await bumpSearchesVersion(tx, guest)
  await bumpSearchesVersion(tx, member)
  const own = await searchesOf(tx, member)
  const fresh = (await searchesOf(tx, guest)).filter(({ page }) => !own.some((one) => one.page === page))
  const moving = fresh.slice(0, Math.max(0, MAX_SAVED_SEARCHES - own.length)).map(({ id }) => id)
  if (moving.length > 0)
    await tx
      .updateTable('saved_search')
      .set((row) => ({ shopper: shopperKey(member), place: row('place', '+', MAX_SAVED_SEARCHES * 1_000) }))
      .where('shopper', '=', shopperKey(guest))
      .where('id', 'in', moving)
      .execute()
  await tx.deleteFrom('saved_search').where('shopper', '=', shopperKey(guest)).execute()
}

async function eraseSearches(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('saved_search').where('shopper', '=', shopperKey(member)).execute()
  await tx.deleteFrom('search_book').where('shopper', '=', shopperKey(member)).execute()
}

export const searchData: PersonalData = {
  tables: ['search_book', 'saved_search'],
  merge: mergeSearches,
  erase: eraseSearches,
  export: async (tx, _, member) => ({ searches: await searchesOf(tx, member) }),
}
