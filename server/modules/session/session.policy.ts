/** Prefix of guests' principals; no other principal has it. */
export const GUEST = 'g'
export const SHOPPER_IDLE_MS = 30 * 24 * 3_600_000
export const SHOPPER_ABSOLUTE_MS = 180 * 24 * 3_600_000
export const SEEN_EVERY_MS = 3_600_000
/** On a kiosk (trust.md S3): no visit lasts that long without input. */
export const KIOSK_IDLE_MS = 5 * 60_000
export const KIOSK_SEEN_EVERY_MS = 30_000
