import { dateTime } from '../command/printed.ts'

interface Window {
  readonly starts_at: number
  readonly ends_at: number | null
}

/** Whether a promotion or a code runs, in a word for the owner. */
export function stateOf({ starts_at: from, ends_at: until }: Window, now: number): string {
  if (until !== null && until <= from) return 'withdrawn'
  if (until !== null && until <= now) return 'ended'
  return from > now ? 'comes' : 'runs'
}

export function endOf({ ends_at: until }: Window): string {
  return until === null ? 'no end' : dateTime(until)
}
