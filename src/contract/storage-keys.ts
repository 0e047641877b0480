/** Names of what the shop keeps in a browser: page and worker open, measure and clear the same. */
export const DATABASES = { sync: 'vanda-sync', local: 'vanda-local', shop: 'vanda-offline-catalog' } as const

export const CACHES = {
  texts: 'vanda-texts',
  catalogue: 'vanda-catalogue',
  pictures: 'vanda-pictures',
  chunks: 'vanda-chunks',
  shell: 'vanda-shell',
  /** Of the shop that was taken along. */
  downloadedPictures: 'vanda-downloaded-pictures',
} as const

/** A cookie beside the session's own that says only that there is one: pages may read it (see `data/session-mark.ts`). */
export const SESSION_MARK = 'session-open'

/** What a device short of space gives up first: all of it can be had again (offline.md D13). */
export const FIRST_TO_GO: readonly string[] = [CACHES.pictures, CACHES.catalogue]
