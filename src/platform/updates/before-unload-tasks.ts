/** Writes to finish before this page unloads: half-filled forms register here (offline.md S6). */
const flushers = new Set<() => Promise<unknown>>()

const PATIENCE_MS = 2_000

/** Returns the function that unregisters it. */
export function onBeforeUnload(flush: () => Promise<unknown>): () => void {
  flushers.add(flush)
  return () => flushers.delete(flush)
}

/** Resolves when all is written, or after a time limit: a page that unloads cannot wait without end. */
export async function runBeforeUnloadTasks(): Promise<void> {
  const all = Promise.allSettled([...flushers].map((flush) => flush()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
