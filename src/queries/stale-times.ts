import { MINUTE_MS } from '#domain/time-units.ts'

/**
 * How long an answer counts as fresh: of what follows the catalogue, and of what an editor changes now and then. The first is
 * longer than the 120 s for which the server may give the same page and the same answer (spec 9.4): the data of a page is then
 * not fetched, checked and compared once more while the page starts.
 */
export const CATALOGUE_FRESH_MS = 2.5 * MINUTE_MS
export const SELDOM_MS = 10 * MINUTE_MS
