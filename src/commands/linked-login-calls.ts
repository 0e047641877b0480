import type { QueryClient } from '@tanstack/react-query'
import type { SentTo } from '#contract/endpoint.ts'
import { finishConnecting, startConnecting, unlinkSocial } from '#contract/account/social.contract.ts'
import { callerOf } from '#api/call.ts'

/** Refused with `sign-in-needed` when the sign-in is not recent, and with `last-way-in`. */
export function removeSocialLink(queries: QueryClient, id: string) {
  return callerOf(queries)(unlinkSocial, { id })
}

/** Returns the address at the provider. Refused with `sign-in-needed` when the sign-in is not recent. */
export async function beginConnecting(
  queries: QueryClient,
  input: SentTo<typeof startConnecting>,
): Promise<string> {
  return (await callerOf(queries)(startConnecting, input)).url
}

/** Connects what the provider has named with the account of the session that began it. */
export function connectAnswer(queries: QueryClient, input: SentTo<typeof finishConnecting>) {
  return callerOf(queries)(finishConnecting, input)
}
