import { dropLocal, readLocal, writeLocal } from '#platform/local-storage.ts'

/**
 * How many changes waited when this device was last seen, apart from the database they are in: a browser that clears
 * one and not the other is found out, and the shopper told (offline.md X4).
 */
const WAITING = 'vanda-waiting'

export function savePendingCount(count: number): void {
  if (count === 0) dropLocal(WAITING)
  else if (readLocal(WAITING) !== String(count)) writeLocal(WAITING, String(count))
}

/** To be asked when the database turns out to be a new one. */
export function hadPendingOperations(): number {
  const count = Number(readLocal(WAITING) ?? 0)
  return Number.isInteger(count) && count > 0 ? count : 0
}
