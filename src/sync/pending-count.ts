import { dropLocal, readLocal, writeLocal } from '#platform/storage/local-storage.ts'

/**
 * The number of pending operations when this device was last seen, outside the database: if a browser clears one and
 * not the other, the loss is reported to the user (offline.md X4).
 */
const WAITING = 'vanda-sync-waiting'

export function savePendingCount(count: number): void {
  if (count === 0) dropLocal(WAITING)
  else if (readLocal(WAITING) !== String(count)) writeLocal(WAITING, String(count))
}

/** Read when the database turns out to be new. */
export function hadPendingOperations(): number {
  const count = Number(readLocal(WAITING) ?? 0)
  return Number.isInteger(count) && count > 0 ? count : 0
}
