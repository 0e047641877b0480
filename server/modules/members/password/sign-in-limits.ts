import { setTimeout as pause } from 'node:timers/promises'
import { sha256 } from '../../../core/digest.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { RequestContext } from '../../../services/route.ts'
import { countAttempt } from './count-attempt.ts'
import { LONGEST_DELAY_MS, WRONG_PER_ADDRESS, WRONG_PER_NETWORK } from '../members.policy.ts'

type Call = Pick<RequestContext, 'services' | 'now' | 'ip'>

/**
 * Before a password is compared (trust.md S5): refuses a network that has been wrong for this address too often, and
 * delays everyone while many networks are wrong for it. Throws `too-many`.
 */
export async function guardSignIn(call: Call, email: string): Promise<void> {
  if (!call.services.env.RATE_LIMITS) return
  const keys = keysOf(call, email)
  const rows = await call.services.store.db
    .selectFrom('rate_limit')
    .selectAll()
    .where('key', 'in', [keys.network, keys.address])
    .where('window_ends', '>', call.now)
    .execute()
  const of = (key: string) => rows.find((row) => row.key === key)
  const network = of(keys.network)
  if (network && network.hits >= WRONG_PER_NETWORK.hits)
    throw new ShopError('too-many', { retryAfter: Math.ceil((network.window_ends - call.now) / 1_000) })
  const over = (of(keys.address)?.hits ?? 0) - WRONG_PER_ADDRESS.undelayed
  if (over > 0) await pause(Math.min(over * 100, LONGEST_DELAY_MS))
}

/** Counts one wrong password. */
export async function countWrong(call: Call, email: string): Promise<void> {
  const keys = keysOf(call, email)
  await countAttempt(call, keys.network, WRONG_PER_NETWORK.windowMs)
  await countAttempt(call, keys.address, WRONG_PER_ADDRESS.windowMs)
}

/** The right password: the network may be wrong again as often. */
export async function forgetWrong(call: Call, email: string): Promise<void> {
  await call.services.store.db
    .deleteFrom('rate_limit')
    .where('key', '=', keysOf(call, email).network)
    .execute()
}

/** The table holds no address in clear. */
function keysOf({ ip }: Call, email: string): { network: string; address: string } {
  const hashed = sha256(email)
  return {
    network: `${WRONG_PER_NETWORK.name}:${hashed}:${ip}`,
    address: `${WRONG_PER_ADDRESS.name}:${hashed}`,
  }
}
