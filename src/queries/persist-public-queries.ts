import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { dropLocal } from '#platform/storage/local-storage.ts'
import type { Storefront } from '#platform/current-storefront.ts'

/** Small public facts that every page needs; no other query is persisted, and none with personal data. */
const KEPT = new Set(['categories', 'languages', 'currencies', 'trending', 'versions', 'top-messages'])
/** One key for the device's storefront; another language or currency replaces it (spec 9.3). */
const KEY = 'vanda-public'
/** Changes when the shape of the stored data changes, not with each build (offline.md Q7). */
const SHAPE = '4'
/** Far below the 5 MB of a browser; lists larger than this are not stored, and each page fetches them. */
const MOST_CHARACTERS = 250_000

/** Restores the public facts where the page has none yet, and stores them from now on. */
export function persistPublicQueries(queries: QueryClient, storefront: Storefront): void {
  const storage = storageOrNone()
  if (!storage) return
  const buster = [SHAPE, storefront.site, storefront.language, storefront.currency].join(' ')
  for (const key of Object.keys(storage)) if (key.startsWith(`${KEY}-`)) dropLocal(key)
  const persister = createSyncStoragePersister({
    storage,
    key: KEY,
    throttleTime: 2_000,
    serialize: (client) => bounded(JSON.stringify(client)),
  })
  const restored = restoredBy(() => persister.restoreClient() as unknown as RestoredQueries | undefined)
  if (restored?.buster === buster) hydrate(queries, stillTrue(restored.clientState, queries))
  const save = () =>
    persister.persistClient({
      buster,
      timestamp: Date.now(),
      clientState: dehydrate(queries, {
        shouldDehydrateQuery: ({ queryKey, state }) =>
          state.status === 'success' && KEPT.has(String(queryKey[0])),
        shouldDehydrateMutation: () => false,
      }),
    })
  save()
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success' && KEPT.has(String(query.queryKey[0]))) save()
  })
}

interface RestoredQueries {
  readonly buster: string
  readonly clientState: DehydratedState
}

/** Stored by this app, but a user or another version may have written it. */
function restoredBy(read: () => RestoredQueries | undefined): RestoredQueries | undefined {
  try {
    const restored = read()
    return Array.isArray(restored?.clientState?.queries) ? restored : undefined
  } catch {
    return undefined
  }
}

function bounded(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : 'null'
}

/**
 * Stored data never replaces what the server has just rendered (offline.md Q8), and data stored by a clock that ran
 * ahead would never expire.
 */
function stillTrue(state: DehydratedState, queries: QueryClient): DehydratedState {
  const wanted = state.queries.filter(
    ({ queryKey, state: { dataUpdatedAt } }) =>
      queries.getQueryState(queryKey)?.data === undefined && dataUpdatedAt <= Date.now(),
  )
  return { ...state, queries: wanted, mutations: [] }
}

function storageOrNone(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
