import { randomBytes } from 'node:crypto'
import { sha256 } from '../../core/digest.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { PasskeyCeremony } from '../../db/schema/member-tables.ts'
import type { RequestContext } from '../../services/route.ts'
import { CHALLENGE_MS } from './passkeys.policy.ts'

/** Makes a challenge for the session of this call, and opens a guest's session for one without. */
export async function createChallenge(context: RequestContext, ceremony: PasskeyCeremony): Promise<string> {
  await context.ensureShopper()
  const { services, now, sessionHash } = context
  if (sessionHash === undefined) throw new RangeError('a call without a session')
  const challenge = randomBytes(32).toString('base64url')
  await services.store.db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: sha256(challenge),
      session_hash: sessionHash,
      ceremony,
      until: now + CHALLENGE_MS,
    })
    .execute()
  return challenge
}

interface SignedChallenge {
  readonly clientDataJSON: string
  readonly ceremony: PasskeyCeremony
}

/**
 * Returns the challenge that an authenticator has signed. It works once, also for a signature that proves to be wrong: its
 * row is deleted in no transaction that could be taken back. Throws `passkey-expired` for one that was used, is too old or
 * belongs to another session (trust.md S41).
 */
export async function spendChallenge(
  { services, now, sessionHash }: RequestContext,
  { clientDataJSON, ceremony }: SignedChallenge,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  const spent = await services.store.db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', sha256(challenge))
    .where('session_hash', '=', sessionHash ?? '')
    .where('ceremony', '=', ceremony)
    .where('until', '>=', now)
    // Not of a clock that was ahead.
    .where('until', '<=', now + 2 * CHALLENGE_MS)
    .executeTakeFirst()
  if (spent.numDeletedRows !== 1n) throw new ShopError('passkey-expired')
  return challenge
}

/** Client data that the browser reports to have passed to the authenticator. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    if (typeof challenge === 'string') return challenge
  } catch {
    // Not JSON: refused as any other text without a challenge.
  }
  throw new ShopError('passkey-wrong')
}
