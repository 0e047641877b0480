import {
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { QueryClient } from '@tanstack/react-query'
import { isRefused } from '#contract/failure.ts'
import type { SignedIn } from '#contract/account/login.contract.ts'
import type { Passkey } from '#contract/account/passkeys.contract.ts'
import * as calls from '#commands/passkey-calls.ts'
import { PasskeyProblem, passkeyProblemOf } from './passkey-problem.ts'

/** The browser's part of a passkey and the calls around it. Loaded on use: the library is for these two ceremonies. */

/** Makes a passkey on a device that the user chooses. Throws `PasskeyProblem` and `CallError`. */
export async function makePasskey(queries: QueryClient, name: string | undefined): Promise<Passkey> {
  const optionsJSON = await calls.readPasskeyOptions(queries)
  const { id, response } = await startRegistration({ optionsJSON: optionsJSON as never }).catch(rethrow)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return calls.savePasskey(queries, { id, clientDataJSON, attestationObject, transports, name })
}

export interface SignedChallenge {
  readonly rpId: string
  readonly input: Parameters<typeof calls.enterWithPasskey>[1]
}

let requests = 0

/**
 * Requests a passkey for a sign-in: in the browser's dialog or, with a signal, among what the browser fills into the
 * form, until the signal ends it. Throws `PasskeyProblem` and `CallError`.
 */
export async function askForPasskey(queries: QueryClient, autofill?: AbortSignal): Promise<SignedChallenge> {
  const optionsJSON = await calls.readSignInOptions(queries)
  if (autofill?.aborted) throw new PasskeyProblem('superseded')
  // A browser waits for one passkey at a time: a later request has ended this one.
  const own = (requests += 1)
  autofill?.addEventListener('abort', () => own === requests && WebAuthnAbortService.cancelCeremony())
  const useBrowserAutofill = autofill !== undefined
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch(rethrow)
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  return { rpId: optionsJSON.rpId, input: { id, clientDataJSON, authenticatorData, signature, userHandle } }
}

/** Signs in with what `askForPasskey` has returned. Throws `CallError`. */
export async function enterByPasskey(
  queries: QueryClient,
  { rpId, input }: SignedChallenge,
  offer: Pick<SignedChallenge['input'], 'takeDiscount'>,
): Promise<SignedIn> {
  try {
    return await calls.enterWithPasskey(queries, { ...input, ...offer })
  } catch (error) {
    if (isRefused(error, 'passkey-unknown')) hidePasskey(rpId, input.id)
    throw error
  }
}

/** Removes a passkey from the account, and from what this browser offers where it can. Throws `CallError`. */
export async function removePasskey(queries: QueryClient, id: string): Promise<void> {
  const { rpId } = await calls.dropPasskey(queries, id)
  hidePasskey(rpId, id)
}

/** A hint to the authenticator: browsers without the signal keep offering the deleted passkey. */
function hidePasskey(rpID: string, credentialID: string): void {
  void sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => {})
}

function rethrow(error: unknown): never {
  throw passkeyProblemOf(error)
}
