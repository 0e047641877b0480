import { matchPrecache } from 'workbox-precaching'
import { CACHES } from '#contract/storage-keys.ts'
import type { PageData } from './pages.ts'

export const SHELL = '/app-shell.html'

/** Whether this page's data is in the catalogue cache, in any currency. */
export async function hasData(data: PageData): Promise<boolean> {
  const cache = await caches.open(CACHES.catalogue)
  const stored = await cache.keys(data.path, { ignoreSearch: true })
  return stored.some(({ url }) => {
    const fields = new URL(url).searchParams
    return Object.entries(data.fields).every(([name, value]) => fields.get(name) === value)
  })
}

/** Once found, for the life of this worker: it ends with the visit. */
let isWhole = false

/**
 * The shell, if every script it names is cached as well: some browsers evict a cache entry by entry (offline.md W12).
 */
export async function wholeShell(): Promise<Response | undefined> {
  const shell = await matchPrecache(SHELL)
  if (!shell || isWhole) return shell
  const html = await shell.clone().text()
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path]) => path ?? '',
  )
  const here = await Promise.all(scripts.map((path) => matchPrecache(path)))
  isWhole = here.every(Boolean)
  return isWhole ? shell : undefined
}
