import type { Page } from '@playwright/test'

/**
 * The value of a row in `vanda-local`, the database of drafts, preferences and recent searches; undefined for a row that is
 * not there.
 */
export function localRow(
  page: Page,
  store: 'drafts' | 'preferences' | 'recent',
  key: string,
): Promise<unknown> {
  return page.evaluate(
    async ([table, wanted]) => {
      // Opening a database that is not there would create an empty one, and keep the app from its own.
      const known = await indexedDB.databases()
      if (!known.some(({ name }) => name === 'vanda-local')) return undefined
      return new Promise((resolve, reject) => {
        const open = indexedDB.open('vanda-local')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          if (!open.result.objectStoreNames.contains(table)) {
            open.result.close()
            return resolve(undefined)
          }
          const row = open.result.transaction(table).objectStore(table).get(wanted)
          row.onerror = () => reject(row.error)
          row.onsuccess = () => {
            open.result.close()
            const found = row.result as { value?: unknown; words?: unknown } | undefined
            resolve(found?.value ?? found?.words)
          }
        }
      })
    },
    [store, key] as const,
  )
}
