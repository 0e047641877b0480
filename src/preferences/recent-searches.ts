import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { remember } from '#domain/catalog/search/suggestions/recent-terms.ts'

/** Recent searches of this device (spec 2.6, 5); empty until they have been read. */
const state = proxy<{ words: readonly string[] }>({ words: [] })
const KEY = 'searches'

const table = async () => (await import('#platform/storage/local-db.ts')).localDb().recent

let reading: Promise<void> | undefined

/** Once per page; a failed read is tried again by the next caller. */
function read(): Promise<void> {
  reading ??= readWords().catch((error: unknown) => {
    reading = undefined
    throw error
  })
  return reading
}

async function readWords(): Promise<void> {
  const row = await (await table()).get(KEY)
  state.words = row?.words ?? []
}

export function useRecentSearches(): readonly string[] {
  useEffect(() => {
    // Without a database there are no recent searches; searching still works.
    read().catch(() => {})
  }, [])
  return useSnapshot(state).words
}

export async function rememberSearch(keyword: string): Promise<void> {
  try {
    const rows = await table()
    state.words = await rows.db.transaction('rw', rows, async () => {
      const words = remember((await rows.get(KEY))?.words ?? [], keyword)
      await rows.put({ key: KEY, words })
      return words
    })
  } catch {
    state.words = remember(state.words, keyword)
  }
}

export async function clearRecentSearches(): Promise<void> {
  state.words = []
  // A database that fails is reported by the page's storage bar.
  await table()
    .then((rows) => rows.delete(KEY))
    .catch(() => {})
}
