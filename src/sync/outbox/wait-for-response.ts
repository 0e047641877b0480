import { liveQuery } from 'dexie'
import type { SyncDb } from './sync-db.ts'

/** The outcome of one operation within `withinMs`; `saved` when no response has come until then, or none can come. */
export function waitForResponse(
  db: SyncDb,
  id: string,
  withinMs: number,
): Promise<'sent' | 'refused' | 'saved'> {
  // The browser's network state is a hint, but without a network the wait would gain nothing.
  if (!navigator.onLine) return Promise.resolve('saved')
  return new Promise((resolve) => {
    const stop = () => end('saved')
    const timer = setTimeout(stop, withinMs)
    addEventListener('offline', stop, { once: true })
    const subscription = liveQuery(() => read(db, id)).subscribe({
      next: (outcome) => outcome && end(outcome),
      error: stop,
    })

    function end(outcome: 'sent' | 'refused' | 'saved'): void {
      clearTimeout(timer)
      removeEventListener('offline', stop)
      subscription.unsubscribe()
      resolve(outcome)
    }
  })
}

/** undefined while the operation is pending. */
function read(db: SyncDb, id: string): Promise<'sent' | 'refused' | undefined> {
  return db.transaction('r', db.operations, db.rejected, async () => {
    if (await db.rejected.get(id)) return 'refused'
    const waits = await db.operations.filter((operation) => operation.id === id).first()
    return waits ? undefined : 'sent'
  })
}
