import { MINUTE_MS } from '#domain/time-units.ts'

/** How long an answer counts as fresh: of what follows the catalogue, and of what an editor changes now and then. */
export const CATALOGUE_FRESH_MS = MINUTE_MS
export const SELDOM_MS = 10 * MINUTE_MS
