import { useSync } from '#sync/outbox/use-sync.ts'
import { useNow } from '#platform/clock.ts'
import { ANSWER_WITHIN_MS } from './answer-limit.ts'

/** Whether it should be said that changes are kept on this device only: offline, or when the shop lets us wait. */
export function useSavedLabel(): boolean {
  const { waiting, waitingSince, online } = useSync()
  const now = useNow(waiting > 0)
  if (waiting === 0) return false
  if (!online) return true
  return now !== undefined && waitingSince !== undefined && now - waitingSince > ANSWER_WITHIN_MS
}
