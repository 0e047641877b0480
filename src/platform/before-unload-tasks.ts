/** What must be written down before this page goes: half-filled forms register here (offline.md S6). */
const flushers = new Set<() => Promise<unknown>>()

const PATIENCE_MS = 2_000

/** Returns how to take it back. */
export function onBeforeUnload(flush: () => Promise<unknown>): () => void {
  flushers.add(flush)
  return () => flushers.delete(flush)
}

/** Resolves when all is written, or when that takes too long: a page that has to go cannot wait for ever. */
export async function runBeforeUnloadTasks(): Promise<void> {
  const all = Promise.allSettled([...flushers].map((flush) => flush()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
