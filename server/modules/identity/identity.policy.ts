import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'

export const SHOPPER_IDLE_MS = 30 * DAY_MS
export const SHOPPER_ABSOLUTE_MS = 180 * DAY_MS
/** Time since the sign-in in which a call with access `recent-login` is admitted. */
export const RECENT_MS = 10 * MINUTE_MS
export const SEEN_EVERY_MS = HOUR_MS
/** On a kiosk (trust.md S3): no visit lasts that long without input. */
export const KIOSK_IDLE_MS = 5 * MINUTE_MS
export const KIOSK_SEEN_EVERY_MS = 30_000
