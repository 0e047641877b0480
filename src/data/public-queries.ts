import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { Place } from '#platform/place.ts'

/** Small facts of the shop that every page needs, the same for everyone; nothing else is ever kept here (design.md 3.11). */
const KEPT = new Set(['categories', 'languages', 'currencies', 'trending'])
const KEY = 'vanda-public'
/** Changes when the shape of the kept data changes, not with each build (offline.md Q7). */
const SHAPE = '1'

/** Restores the public facts where the page has none yet, and keeps them from now on. */
export function keepPublicQueries(queries: QueryClient, place: Place): void {
  const storage = storageOrNone()
  if (!storage) return
  const persister = createSyncStoragePersister({
    storage,
    key: `${KEY}-${place.language}-${place.currency}`,
    throttleTime: 2_000,
  })
  const restored = persister.restoreClient() as unknown as
    | { buster: string; clientState: DehydratedState }
    | undefined
  if (restored?.buster === SHAPE) hydrate(queries, withoutKnown(restored.clientState, queries))
  const save = () =>
    persister.persistClient({
      buster: SHAPE,
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

/** What the server has just written is never overruled by what was kept (offline.md Q8). */
function withoutKnown(state: DehydratedState, queries: QueryClient): DehydratedState {
  const missing = state.queries.filter(({ queryKey }) => queries.getQueryState(queryKey)?.data === undefined)
  return { ...state, queries: missing, mutations: [] }
}

function storageOrNone(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
