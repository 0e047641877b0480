import type { Selectable } from 'kysely'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { searchOfPage } from '#domain/searches/saved-searches.ts'
import { spokenFor } from '#domain/region/language.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { SavedSearchTable } from '../../db/schema/search-tables.ts'
import { transact } from '../../db/transaction.ts'
import type { Lease } from '../../queue/lease.ts'
import type { Services } from '../../services/services.ts'
import { searchReady } from '../catalog/search-indexes.ts'
import { queuePush } from '../push/queue-push.ts'

const AT_ONCE = 100
/** A piece counts as new once every node has read it: the catalogue follows the database within seconds. */
const SETTLED_MS = MINUTE_MS

type Row = Selectable<SavedSearchTable>

/** Saved searches that may be looked through, and that a piece was added after. */
function dueSearches({ store, now }: Services) {
  const at = now()
  return store.db
    .selectFrom('saved_search')
    .where('next_at', '<=', at)
    .where('seen_until', '<', (query) =>
      query
        .selectFrom('product')
        .select(({ fn }) => fn.max('created_at').as('newest'))
        .where('listed', '=', 1)
        .where('created_at', '<=', at - SETTLED_MS),
    )
}

export async function isAnySearchDue(services: Services): Promise<boolean> {
  return (await dueSearches(services).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Queues a notification for every due search that has new pieces. Returns the number of searches looked through. */
export async function announceNewPieces(
  services: Services,
  { signal }: Partial<Lease> = {},
): Promise<number> {
  const rows = await dueSearches(services).selectAll().orderBy('next_at').limit(AT_ONCE).execute()
  for (const row of rows) {
    if (signal?.aborted) break
    await lookThrough(services, row)
  }
  return rows.length
}

/**
 * Notifies the shopper's browsers of the pieces added since the last look, at most once a day for each search. The row
 * moves in the same transaction, so that another node finds it done.
 */
async function lookThrough(services: Services, row: Row): Promise<void> {
  const now = services.now()
  const until = now - SETTLED_MS
  const fresh = await newPieces(services, row, until)
  await transact(services.store, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('saved_search')
      .set({ seen_until: until, next_at: fresh.length > 0 ? now + DAY_MS : now })
      .where('shopper', '=', row.shopper)
      .where('id', '=', row.id)
      .where('seen_until', '=', row.seen_until)
      .executeTakeFirst()
    const [spu] = fresh
    if (numUpdatedRows === 0n || spu === undefined) return
    const browsers = await tx
      .selectFrom('push_subscription')
      .select(['id', 'time_zone'])
      .where('shopper', '=', row.shopper)
      .where('back_in_stock', '=', 1)
      .execute()
    const about = { kind: 'search', shopper: row.shopper, id: row.id, spu, count: fresh.length } as const
    for (const browser of browsers)
      await queuePush(tx, browser, { about, ref: `search:${row.id}:${row.seen_until}`, now })
  })
}

/** SPUs of the list's newest pieces that were added since the last look, newest first. */
async function newPieces(services: Services, row: Row, until: number): Promise<string[]> {
  const search = searchOfPage(row.page)
  if (!search) return []
  const { store } = search.query
  const { catalogue } = services
  if (store !== undefined && !(await catalogue.readStore(store, services.now()))) return []
  const storefront = storefrontOfRow(row)
  if (search.scope.kind === 'search') await searchReady(catalogue, spokenFor(storefront.language))
  const currency = isCurrency(row.currency) ? row.currency : storefront.currency
  const list = catalogue.listing(search.scope, search.query, { ...storefront, currency })
  const spus = list?.productList.map(({ spuCode }) => spuCode) ?? []
  if (spus.length === 0) return []
  const added = await services.store.db
    .selectFrom('product')
    .select('spu')
    .where('spu', 'in', spus)
    .where('created_at', '>', row.seen_until)
    .where('created_at', '<=', until)
    .execute()
  return spus.filter((spu) => added.some((one) => one.spu === spu))
}
