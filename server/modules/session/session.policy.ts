/** How the names of guests begin; nobody else's may. */
export const GUEST = 'g'
export const SHOPPER_IDLE_MS = 30 * 24 * 3_600_000
export const SHOPPER_ABSOLUTE_MS = 180 * 24 * 3_600_000
export const SEEN_EVERY_MS = 3_600_000
/** On a tablet in a store (trust.md S3): nobody stands there that long without touching it. */
export const KIOSK_IDLE_MS = 5 * 60_000
export const KIOSK_SEEN_EVERY_MS = 30_000
