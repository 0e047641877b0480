import type { WorkboxPlugin } from 'workbox-core'
import { STORED_FILES } from '#contract/stored-files.ts'

type StoredFiles = Readonly<Record<string, unknown>>

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/**
 * For the precache: the first installation takes its files from one response, because Workbox requests them one after
 * the other, a round trip each. What that response lacks is requested by itself, so it may be missing, cut or of another
 * build. An update requests only the files that have changed, by themselves.
 */
export function fromStoredFiles(isFirstInstallation: () => boolean): WorkboxPlugin {
  let fetched: Promise<StoredFiles> | undefined
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, request, event }) => {
      if (cachedResponse || event.type !== 'install' || !isFirstInstallation()) return cachedResponse
      fetched ??= fetchStoredFiles()
      const { pathname } = new URL(request.url)
      const [, ending = ''] = /\.(\w+)$/.exec(pathname) ?? []
      const type = TYPES[ending]
      const text = (await fetched)[pathname]
      if (type === undefined || typeof text !== 'string') return undefined
      const response = new Response(text, { headers: { 'content-type': type } })
      const cache = await caches.open(cacheName)
      await cache.put(request, response.clone())
      return response
    },
  }
}

/** None when they cannot be read. */
async function fetchStoredFiles(): Promise<StoredFiles> {
  try {
    const response = await fetch(STORED_FILES, { credentials: 'same-origin' })
    if (!response.ok) return {}
    const files: unknown = await response.json()
    return typeof files === 'object' && files !== null ? (files as StoredFiles) : {}
  } catch {
    return {}
  }
}
