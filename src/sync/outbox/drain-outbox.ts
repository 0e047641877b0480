import { finishPendingSignOut } from './pending-sign-out.ts'
import { sendNextOperation, type SendResult } from './send-operation.ts'
import type { SyncDb } from './sync-db.ts'

const LOCK = 'vanda-outbox'
/** A tab that froze with the lock must not stop the others; the chain makes stealing safe (offline.md D16). */
const STEAL_AFTER_MS = 20_000

export type Drained = Exclude<SendResult, 'on'>

/**
 * Sends operations in order until none is left or one must wait. The same code runs in the page and in the worker,
 * and in several of them at once: order and exactly-once come from the server's chain, the lock only saves requests.
 */
export async function drain(db: SyncDb, send: typeof fetch): Promise<Drained> {
  if (!(await finishPendingSignOut(db, send))) return { later: undefined }
  for (;;) {
    const pushed = await withLock(() => sendNextOperation(db, send))
    if (pushed !== 'on') return pushed
  }
}

async function withLock<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator
  if (!locks) return work()
  let running: Promise<T> | undefined
  const start = () => (running = work())
  try {
    return (await locks.request(LOCK, { signal: AbortSignal.timeout(STEAL_AFTER_MS) }, start)) as T
  } catch (error) {
    // Stolen from us while we work: what was begun is finished, and its result still counts.
    if (running) return running
    if (!(error instanceof DOMException)) throw error
    return (await locks.request(LOCK, { steal: true }, start)) as T
  }
}
