import { DAY_MS } from '#domain/time-units.ts'

/** How long a device keeps files of forms: a season. */
const HELD_MS = 90 * DAY_MS

/** Keys of files and of what is to be sent with them (`held-files.ts`). */
export const HELD_TERM = { key: /^[a-z]+-(file|sent):/, keepMs: HELD_MS } as const

export function isHeldOver(at: number, now: number): boolean {
  return now - at > HELD_MS
}
