import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { OutputOf, SentTo } from '#contract/endpoint.ts'
import type { SignedIn } from '#contract/account/login.contract.ts'
import * as calls from '#contract/account/passkeys.contract.ts'
import { callerOf } from '#api/call.ts'
import { withoutSending } from '#sync/without-sending.ts'
import { entering } from './sign-in-calls.ts'

/** Opens a session where there is none, so no operation may open another one at the same time. */
export function readSignInOptions(
  queries: QueryClient,
): Promise<OutputOf<typeof calls.passkeySignInOptions>> {
  return withoutSending(() => callerOf(queries)(calls.passkeySignInOptions, {}))
}

export function enterWithPasskey(
  queries: QueryClient,
  input: SentTo<typeof calls.passkeySignIn>,
): Promise<SignedIn> {
  return entering(queries, () => callerOf(queries)(calls.passkeySignIn, input))
}

/** As `savePasskey` and `dropPasskey` refused with `sign-in-needed` when the sign-in is not recent. */
export function readPasskeyOptions(queries: QueryClient): Promise<OutputOf<typeof calls.passkeyOptions>> {
  return callerOf(queries)(calls.passkeyOptions, {})
}

export async function savePasskey(queries: QueryClient, input: SentTo<typeof calls.addPasskey>) {
  return (await callerOf(queries)(calls.addPasskey, input)).passkey
}

export function namePasskey(queries: QueryClient, input: SentTo<typeof calls.renamePasskey>) {
  return callerOf(queries)(calls.renamePasskey, input)
}

export function dropPasskey(queries: QueryClient, id: string) {
  return callerOf(queries)(calls.removePasskey, { id })
}

/** Whether the member is offered a passkey after this order; the server offers it after one order only. */
export function passkeyOfferQuery(orderNumber: string, enabled: boolean) {
  return queryOptions({
    queryKey: ['passkey-offer', orderNumber],
    queryFn: async ({ client, signal }) =>
      (await callerOf(client)(calls.offerPasskey, { orderNumber }, { signal })).offered,
    enabled,
    staleTime: Infinity,
    retry: false,
  })
}

export function declinePasskeyOffer(queries: QueryClient) {
  return callerOf(queries)(calls.declinePasskey, {})
}
