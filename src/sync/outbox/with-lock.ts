/** Held while an operation of the disk is sent. */
export const SENDING_LOCK = 'vanda-outbox'

/** A tab that froze with the lock must not stop the others (offline.md D16). */
const STEAL_AFTER_MS = 20_000

/** Runs `work` alone among all tabs and the worker; the lock is stolen after a while, so `work` must bear a second run. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator
  if (!locks) return work()
  let running: Promise<T> | undefined
  const start = () => (running = work())
  try {
    return (await locks.request(name, { signal: AbortSignal.timeout(STEAL_AFTER_MS) }, start)) as T
  } catch (error) {
    // The lock was stolen during the work: the work is finished, and its result still counts.
    if (running) return running
    if (!(error instanceof DOMException)) throw error
    return (await locks.request(name, { steal: true }, start)) as T
  }
}
