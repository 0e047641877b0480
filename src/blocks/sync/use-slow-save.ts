import { useNow } from '#platform/timing/clock.ts'

/** A write takes some milliseconds: only a slow one is worth a word. */
const SLOW_MS = 500

/** Whether to say that a change is still being written to this device; `since` in epoch milliseconds. */
export function useSlowSave(since: number | undefined): boolean {
  const now = useNow(since !== undefined)
  return since !== undefined && now !== undefined && now - since > SLOW_MS
}
