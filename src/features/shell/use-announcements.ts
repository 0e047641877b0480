import type { TopMessage } from '#contract/catalog/navigation.contract.ts'
import { repeatingCountdown } from '#domain/catalog/flash.ts'
import { useServerNow } from '#platform/timing/clock.ts'

/** A message with what is left of its countdown at this second, in milliseconds. */
export interface AnnouncementView extends TopMessage {
  readonly left: number | undefined
}

/** The messages valid now; one with a countdown is hidden before its start and after its end (spec 2.7). */
export function useAnnouncements(messages: readonly TopMessage[]): readonly AnnouncementView[] {
  const now = useServerNow(messages.some(({ countdown }) => countdown !== undefined))
  return messages.flatMap((message): readonly AnnouncementView[] => {
    const { countdown } = message
    if (!countdown) return [{ ...message, left: undefined }]
    const left = now === undefined ? undefined : repeatingCountdown(countdown, now)
    return left === undefined ? [] : [{ ...message, left }]
  })
}
