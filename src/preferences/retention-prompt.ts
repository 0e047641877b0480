import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'
import { spendVisit } from './visit.ts'

const KEY = 'cart-retention'

/** Where nothing can be stored, this document remembers. */
let unstored: number | undefined

/** When the retention prompt was last shown, in epoch milliseconds (spec 4.3, 9.3). */
export function lastRetentionPrompt(): number | undefined {
  if (unstored !== undefined) return unstored
  const at = Number(readLocal(KEY))
  return Number.isFinite(at) && at > 0 ? at : undefined
}

/** One popup a visit: no offer follows it. */
export function saveRetentionPrompt(now: number): void {
  unstored = writeLocal(KEY, String(now)) ? undefined : now
  spendVisit(now)
}
