/** How long an answer counts as fresh: of what follows the catalogue, and of what an editor changes now and then. */
export const CATALOGUE_FRESH_MS = 60_000
export const SELDOM_MS = 600_000
