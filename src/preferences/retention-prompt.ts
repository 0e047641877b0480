import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'
import { spendVisit } from './visit.ts'

const KEY = 'cart-retention'

/** When the retention prompt was last shown, in epoch milliseconds (spec 4.3, 9.3). */
export function lastRetentionPrompt(): number | undefined {
  const at = Number(readLocal(KEY))
  return Number.isFinite(at) && at > 0 ? at : undefined
}

/** One popup a visit: no offer follows it. */
export function saveRetentionPrompt(now: number): void {
  writeLocal(KEY, String(now))
  spendVisit(now)
}
