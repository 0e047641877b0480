/** Names of the worker's caches, as a page needs them to measure and to clear (sw/rules.ts; a test holds both together). */
export const KEPT_CACHES = {
  texts: 'vanda-texts',
  catalogue: 'vanda-catalogue',
  pictures: 'vanda-pictures',
  chunks: 'vanda-chunks',
  shell: 'vanda-shell',
} as const

/** What a device short of space gives up first: all of it can be had again (offline.md D13). */
export const FIRST_TO_GO: readonly string[] = [KEPT_CACHES.pictures, KEPT_CACHES.catalogue]
