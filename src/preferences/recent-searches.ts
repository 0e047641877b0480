import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { remember } from '#domain/catalog/search/recent-terms.ts'

/** Recent searches of this device (spec 2.6, 5); empty until they have been read. */
const state = proxy<{ words: readonly string[]; read: boolean }>({ words: [], read: false })
const KEY = 'searches'

const table = async () => (await import('#platform/local-db.ts')).localDb().recent

async function read(): Promise<void> {
  if (state.read) return
  state.read = true
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
    await read()
    state.words = remember(state.words, keyword)
    await (await table()).put({ key: KEY, words: [...state.words] })
  } catch {
    state.words = remember(state.words, keyword)
  }
}

export async function clearRecentSearches(): Promise<void> {
  state.words = []
  await (await table()).delete(KEY)
}
