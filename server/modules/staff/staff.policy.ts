import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'

/** A sign-in of staff ends after this long, and with the visit in which it was made (trust.md S3). */
export const STAFF_MS = 12 * HOUR_MS
/** Scans of members' cards are kept for this long. */
export const LOOKUPS_KEPT_MS = 365 * DAY_MS
