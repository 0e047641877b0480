import type { QueryClient } from '@tanstack/react-query'
import type { SentTo } from '#contract/endpoint.ts'
import {
  confirmAndLogin,
  login,
  register,
  registerFromOrder as fromOrder,
  type SignedIn,
} from '#contract/account/login.contract.ts'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { socialFinish, socialStart } from '#contract/account/social.contract.ts'
import { callerOf } from '#api/call.ts'
import { renewCard } from '#sync/member-card/renew-card.ts'
import { withoutSending } from '#sync/without-sending.ts'
import { withSync } from '#sync/open-sync.ts'

export function signIn(queries: QueryClient, input: SentTo<typeof login>): Promise<SignedIn> {
  return entering(queries, () => callerOf(queries)(login, input))
}

export function registerMember(queries: QueryClient, input: SentTo<typeof register>): Promise<SignedIn> {
  return entering(queries, () => callerOf(queries)(register, input))
}

export function registerFromOrder(queries: QueryClient, input: SentTo<typeof fromOrder>): Promise<SignedIn> {
  return entering(queries, () => callerOf(queries)(fromOrder, input))
}

export function confirmWithPassword(queries: QueryClient, input: SentTo<typeof confirmAndLogin>) {
  return entering(queries, () => callerOf(queries)(confirmAndLogin, input))
}

/** Returns the address at the provider. */
export async function beginSocialSignIn(
  queries: QueryClient,
  input: SentTo<typeof socialStart>,
): Promise<string> {
  return (await callerOf(queries)(socialStart, input)).url
}

export function finishSocialSignIn(queries: QueryClient, input: SentTo<typeof socialFinish>) {
  return entering(queries, () => callerOf(queries)(socialFinish, input))
}

/**
 * Calls what opens a member's session, and then reads what the member has: the guest's bag is part of it now. Throws `CallError`
 * of the call alone; what cannot be read yet is read later.
 */
export async function entering<Entered extends SignedIn>(
  queries: QueryClient,
  call: () => Promise<Entered>,
): Promise<Entered> {
  const entered = await withoutSending(call)
  const owner = shopperKey(createShopper('member', entered.userInfo.customersId))
  // Where the disk fails: the server refuses what is not this member's, and the next start adopts again.
  await withSync((device) => device.adopt(owner)).catch(() => {})
  // Pages that are not open show it, too, when they open: nothing may take the member for a guest.
  await queries.refetchQueries({ queryKey: ['common-info'], type: 'all' })
  // Not removed: a form on the page may wait for this sign-in. Another member gets a new page (decision 0100).
  await queries.invalidateQueries({ queryKey: ['user-info'] })
  await withSync((device) => device.refresh()).catch(() => {})
  renewCard()
  return entered
}
