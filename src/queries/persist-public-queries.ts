import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { dropLocal } from '#platform/local-storage.ts'
import type { Storefront } from '#platform/current-storefront.ts'

/** Small public facts that every page needs; no other query is persisted, and none with personal data. */
const KEPT = new Set(['categories', 'languages', 'currencies', 'trending', 'versions', 'top-messages'])
/** One key for the device's storefront; another language or currency replaces it (spec 9.3). */
const KEY = 'vanda-public'
/** Changes when the shape of the stored data changes, not with each build (offline.md Q7). */
const SHAPE = '3'
/** Far below the 5 MB of a browser; lists larger than this are not stored, and each page fetches them. */
const MOST_CHARACTERS = 250_000
const SAVED_AFTER_MS = 2_000

interface PublicAnswers {
  /** Shape and storefront of the answers. */
  readonly of: string
  readonly answers: readonly (readonly [key: QueryKey, data: unknown, updatedAt: number])[]
}

/** Restores the public facts where the page has none yet, and stores them from now on. */
export function persistPublicQueries(queries: QueryClient, storefront: Storefront): void {
  const storage = storageOrNone()
  if (storage) persistIn(storage, queries, storefront)
}

function persistIn(storage: Storage, queries: QueryClient, storefront: Storefront): void {
  const of = [SHAPE, storefront.site, storefront.language, storefront.currency].join(' ')
  for (const key of Object.keys(storage)) if (key.startsWith(`${KEY}-`)) dropLocal(key)
  for (const [key, data, updatedAt] of readAnswers(storage, of))
    if (isStillTrue(queries, key, updatedAt)) queries.setQueryData(key, data, { updatedAt })
  let isDue = false
  function save(): void {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      writeAnswers(storage, { of, answers: publicAnswers(queries) })
    }, SAVED_AFTER_MS)
  }
  save()
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success' && KEPT.has(String(query.queryKey[0]))) save()
  })
}

function publicAnswers(queries: QueryClient): PublicAnswers['answers'] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.status === 'success' && KEPT.has(String(queryKey[0])))
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt])
}

/** Stored by this app, but a user or another version may have written it. */
function readAnswers(storage: Storage, of: string): PublicAnswers['answers'] {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<PublicAnswers> | null
    if (stored?.of !== of || !Array.isArray(stored.answers)) return []
    return stored.answers.filter(([key, , updatedAt]) => Array.isArray(key) && typeof updatedAt === 'number')
  } catch {
    return []
  }
}

function writeAnswers(storage: Storage, answers: PublicAnswers): void {
  const text = JSON.stringify(answers)
  try {
    storage.setItem(KEY, text.length <= MOST_CHARACTERS ? text : 'null')
  } catch {
    // A full storage: each page fetches them.
  }
}

/**
 * Stored data never replaces what the server has just rendered (offline.md Q8), and data stored by a clock that ran
 * ahead would never expire.
 */
function isStillTrue(queries: QueryClient, key: QueryKey, updatedAt: number): boolean {
  return queries.getQueryState(key)?.data === undefined && updatedAt <= Date.now()
}

function storageOrNone(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
