import { SENDING_LOCK, withLock } from './outbox/with-lock.ts'

/**
 * Runs a call while no tab and no worker sends an operation of the disk. Needed for a call that opens another session:
 * an operation that is under way with the guest's session would come back with a cookie of its own (trust.md S2).
 */
export function withoutSending<T>(call: () => Promise<T>): Promise<T> {
  return withLock(SENDING_LOCK, call)
}
