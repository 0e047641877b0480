import { MINUTE_MS } from '#domain/time-units.ts'

/** How often one network address may send a call; further calls are answered 429 with `Retry-After`. */
export interface RateLimit {
  /** Calls whose limits share a name are counted together. */
  readonly name: string
  readonly hits: number
  readonly windowMs: number
  /** `shop`: in the database, for all nodes together. `node`: in the memory of each node. */
  readonly counted: 'shop' | 'node'
}

/** For calls that are worth guessing or costly to answer. */
export function perTenMinutes(name: string, hits: number): RateLimit {
  return { name, hits, windowMs: 10 * MINUTE_MS, counted: 'shop' }
}

/** Limit of changes of the user's own data, counted in memory: a counter in the database would cost as much as the change. */
export const OWN_CHANGES: RateLimit = { name: 'own-changes', hits: 600, windowMs: MINUTE_MS, counted: 'node' }
