import type { InputOf } from '#contract/endpoint.ts'
import type { addPasskey, passkeySignIn } from '#contract/account/passkeys.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Services } from '../../services/services.ts'
import { ALGORITHMS, relyingParty } from './passkeys.policy.ts'
import type { PasskeyRow } from './passkeys.queries.ts'

type Parts = Pick<Services, 'env' | 'log'>

type MadePasskey = Pick<
  PasskeyRow,
  'id' | 'public_key' | 'counter' | 'transports' | 'backup_eligible' | 'backed_up'
>

/** Checks origin, name of the shop, challenge, presence and verification of the user. Throws `passkey-wrong`. */
export async function checkNewPasskey(
  services: Parts,
  challenge: string,
  { id, clientDataJSON, attestationObject, transports }: InputOf<typeof addPasskey>,
): Promise<MadePasskey> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await orWrong(services, () =>
    verifyRegistrationResponse({
      response: {
        ...credential(id),
        response: { clientDataJSON, attestationObject, transports },
      },
      ...expected(services, challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  // The authenticator's own word counts, not the browser's.
  if (!registrationInfo || registrationInfo.credential.id !== id) throw new ShopError('passkey-wrong')
  return {
    id,
    public_key: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
    counter: registrationInfo.credential.counter,
    transports: JSON.stringify(transports),
    backup_eligible: registrationInfo.credentialDeviceType === 'multiDevice' ? 1 : 0,
    backed_up: registrationInfo.credentialBackedUp ? 1 : 0,
  }
}

/** As `checkNewPasskey`, and the signature by the stored key, and that the counter has risen where there is one. */
export async function checkAssertion(
  services: Parts,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: PasskeyRow },
  input: InputOf<typeof passkeySignIn>,
): Promise<Pick<PasskeyRow, 'counter' | 'backed_up'>> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, clientDataJSON, authenticatorData, signature, userHandle } = input
  const { verified, authenticationInfo } = await orWrong(services, () =>
    verifyAuthenticationResponse({
      response: {
        ...credential(id),
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      ...expected(services, challenge),
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  if (!verified) throw new ShopError('passkey-wrong')
  return { counter: authenticationInfo.newCounter, backed_up: authenticationInfo.credentialBackedUp ? 1 : 0 }
}

const credential = (id: string) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

function expected({ env }: Parts, expectedChallenge: string) {
  const { id, origins } = relyingParty(env)
  return { expectedChallenge, expectedOrigin: origins, expectedRPID: id, requireUserVerification: true }
}

/**
 * The library throws for what is wrong and for what it cannot read: either way the message proves nothing. The log has the
 * cause: a wrong PUBLIC_URL refuses every passkey.
 */
async function orWrong<Result>({ log }: Parts, check: () => Promise<Result>): Promise<Result> {
  try {
    return await check()
  } catch (error) {
    log.warn('passkey.refused', { why: error instanceof Error ? error.message : '' })
    throw new ShopError('passkey-wrong')
  }
}
