import type { OutputOf } from '#contract/endpoint.ts'
import type { passkeyOptions, passkeySignInOptions } from '#contract/account/passkeys.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'
import { kioskCookieName } from '../kiosk/kiosk-cookie.ts'
import { createChallenge } from './challenges.ts'
import { callingMember } from './calling-member.ts'
import { ALGORITHMS, CHALLENGE_MS, relyingParty } from './passkeys.policy.ts'
import { passkeysOf } from './passkeys.queries.ts'

/**
 * What an authenticator needs to make a passkey: one that it stores with the member's name (so that a sign-in needs
 * none), and that it uses only after it has checked its owner. No attestation is requested: it would reveal the
 * device.
 */
export async function newPasskeyOptions(context: RequestContext): Promise<OutputOf<typeof passkeyOptions>> {
  // A tablet of the shop would store the passkey for its next visitor (trust.md S29).
  if (context.cookie(kioskCookieName(context.secure)) !== undefined) throw new ShopError('forbidden')
  const { services } = context
  const member = await callingMember(services.store.db, context)
  const { id, name } = relyingParty(services.env)
  const known = await passkeysOf(services.store.db, member.id)
  return {
    challenge: await createChallenge(context, 'add'),
    rp: { id, name },
    user: { id: userHandleOf(member.id), name: member.email, displayName: member.nickname },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map((passkey) => ({
      id: passkey.id,
      type: 'public-key',
      transports: JSON.parse(passkey.transports) as string[],
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** The same for everyone: no list of passkeys, which would reveal those of an address (trust.md S6). */
export async function signInOptions(context: RequestContext): Promise<OutputOf<typeof passkeySignInOptions>> {
  return {
    challenge: await createChallenge(context, 'sign-in'),
    rpId: relyingParty(context.services.env).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  }
}

/** User handle that the authenticator stores; it holds no personal data. */
export function userHandleOf(memberId: string): string {
  return Buffer.from(memberId, 'utf8').toString('base64url')
}
