import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { LinkKind } from '../../db/schema/member-tables.ts'

/** How long a mailed link works (spec 8). */
export const LINK_MS = { reset: 24 * HOUR_MS, confirm: 72 * HOUR_MS } as const satisfies Record<
  LinkKind,
  number
>

/** How long a journey to another provider may take. */
export const JOURNEY_MS = 10 * MINUTE_MS

/** Time between the request to delete an account and its deletion; a sign-in cancels the request. */
export const LEAVING_MS = 7 * DAY_MS

/** Wrong passwords of one network for one address; the right one is refused, too, until the window ends. */
export const WRONG_PER_NETWORK = { name: 'sign-in-pair', hits: 10, windowMs: 10 * MINUTE_MS } as const
/**
 * Wrong passwords for one address, from any network: further attempts are delayed, never refused: a lock would keep
 * the member out, too (trust.md S5).
 */
export const WRONG_PER_ADDRESS = { name: 'sign-in-address', windowMs: HOUR_MS, undelayed: 20 } as const
export const LONGEST_DELAY_MS = 3_000
