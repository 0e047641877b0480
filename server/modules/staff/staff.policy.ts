import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'

/** A sign-in of staff ends after this long, and with the visit in which it was made (trust.md S3). */
export const STAFF_MS = 12 * HOUR_MS
/** Scans of members' cards are kept for this long. */
export const LOOKUPS_KEPT_MS = 365 * DAY_MS
/** How long staff can act for a member after the rotating code was scanned. */
export const CONFIRMED_MS = 3 * MINUTE_MS
/** Wrong rotating codes of one member from one member of staff; the right one is refused, too, until the window ends. */
export const WRONG_CODES = { name: 'till-code', hits: 10, windowMs: 10 * MINUTE_MS } as const
