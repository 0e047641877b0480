import { setTimeout as pause } from 'node:timers/promises'
import { sha256 } from '../../../core/digest.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { RequestContext } from '../../../services/route.ts'
import { giveBackHit, secondsLeft, takeHit } from '../../../services/rate-limits.ts'
import { LONGEST_DELAY_MS, WRONG_PER_ADDRESS, WRONG_PER_NETWORK } from '../members.policy.ts'

type Call = Pick<RequestContext, 'services' | 'now' | 'ip'>

/**
 * Takes an attempt before a password is compared (trust.md S5), so that attempts that arrive together are counted, too:
 * refuses a network that has been wrong for this address too often, and delays everyone while many networks are wrong for it.
 * `forgetWrong` gives it back. Throws `too-many`.
 */
export async function takeAttempt(call: Call, email: string): Promise<void> {
  const { services, now } = call
  if (!services.env.RATE_LIMITS) return
  const { db } = services.store
  const keys = keysOf(call, email)
  const network = await takeHit(db, { ...WRONG_PER_NETWORK, key: keys.network }, now)
  if (!network.isTaken) throw new ShopError('too-many', { retryAfter: secondsLeft(network, now) })
  const address = await takeHit(db, { ...WRONG_PER_ADDRESS, key: keys.address, hits: UNLIMITED }, now)
  const over = address.hits - 1 - WRONG_PER_ADDRESS.undelayed
  if (over > 0) await pause(Math.min(over * 100, LONGEST_DELAY_MS))
}

/** Larger than any count, within the integers of both databases. */
const UNLIMITED = 2 ** 31 - 1

/** The right password: the network may be wrong again as often. */
export async function forgetWrong(call: Call, email: string): Promise<void> {
  const { db } = call.services.store
  const keys = keysOf(call, email)
  await db.deleteFrom('rate_limit').where('key', '=', keys.network).execute()
  await giveBackHit(db, keys.address)
}

/** The table holds no address in clear. */
function keysOf({ ip }: Call, email: string): { network: string; address: string } {
  const hashed = sha256(email)
  return {
    network: `${WRONG_PER_NETWORK.name}:${hashed}:${ip}`,
    address: `${WRONG_PER_ADDRESS.name}:${hashed}`,
  }
}
