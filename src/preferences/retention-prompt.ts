import { readLocal, writeLocal } from '#platform/local-storage.ts'

const KEY = 'cart-retention'

/** When the retention prompt was last shown, in epoch milliseconds (spec 4.3, 9.3). */
export function lastRetentionPrompt(): number | undefined {
  const at = Number(readLocal(KEY))
  return Number.isFinite(at) && at > 0 ? at : undefined
}

export function saveRetentionPrompt(now: number): void {
  writeLocal(KEY, String(now))
}
