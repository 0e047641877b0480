/** How often one network address may send a call; what is past it is answered 429 with `Retry-After`. */
export interface RateLimit {
  /** Calls whose limits have one name are counted together. */
  readonly name: string
  readonly hits: number
  readonly windowMs: number
  /** `shop`: in the database, by all nodes together. `node`: in the memory of each node. */
  readonly counted: 'shop' | 'node'
}

/** For calls worth guessing at or costly to answer. */
export function perTenMinutes(name: string, hits: number): RateLimit {
  return { name, hits, windowMs: 600_000, counted: 'shop' }
}

/** What shoppers change of their own things: a counter in the database would cost as much as the change. */
export const OWN_CHANGES: RateLimit = { name: 'own-changes', hits: 600, windowMs: 60_000, counted: 'node' }
