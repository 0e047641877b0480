import { useSync } from '#sync/use-sync.ts'
import { useNow } from '#platform/timing/clock.ts'
import { ANSWER_WITHIN_MS } from './answer-limit.ts'

/** Whether to say that changes are stored on this device only: offline, or while the server makes the client wait. */
export function useSavedLabel(): boolean {
  const { waiting, waitingSince, online } = useSync()
  const now = useNow(waiting > 0)
  if (waiting === 0) return false
  if (!online) return true
  return now !== undefined && waitingSince !== undefined && now - waitingSince > ANSWER_WITHIN_MS
}
