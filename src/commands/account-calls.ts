import type { QueryClient } from '@tanstack/react-query'
import type { SentTo } from '#contract/endpoint.ts'
import {
  addBirthday,
  changeEmail,
  changePassword,
  changePhone,
  deleteAccount,
  endOtherSessions,
  endSession,
  keepEmail,
  sendConfirmation,
} from '#contract/account/customer.contract.ts'
import { confirmEmail, forgotPassword, resetPassword } from '#contract/account/login.contract.ts'
import { callerOf } from '#api/call.ts'
import { renewCard } from '#sync/member-card/renew-card.ts'

export function requestPasswordLink(queries: QueryClient, email: string) {
  return callerOf(queries)(forgotPassword, { email })
}

export function setPasswordByLink(queries: QueryClient, input: SentTo<typeof resetPassword>) {
  return callerOf(queries)(resetPassword, input)
}

export function confirmEmailByLink(queries: QueryClient, token: string) {
  return callerOf(queries)(confirmEmail, { token })
}

export function requestConfirmation(queries: QueryClient) {
  return callerOf(queries)(sendConfirmation, {})
}

/** Refused with `sign-in-needed` when the sign-in is not recent. */
export function requestEmailChange(queries: QueryClient, email: string) {
  return callerOf(queries)(changeEmail, { email })
}

export function dropNewEmail(queries: QueryClient) {
  return callerOf(queries)(keepEmail, {})
}

/** As `requestEmailChange`. */
export function setPhone(queries: QueryClient, input: SentTo<typeof changePhone>) {
  return callerOf(queries)(changePhone, input)
}

/** Refused with `birthday-set` where there is one already. */
export function saveBirthday(queries: QueryClient, birthday: string) {
  return callerOf(queries)(addBirthday, { birthday })
}

export async function setPassword(queries: QueryClient, input: SentTo<typeof changePassword>) {
  await callerOf(queries)(changePassword, input)
  renewCard()
}

export function signOutThere(queries: QueryClient, id: string) {
  return callerOf(queries)(endSession, { id })
}

export async function signOutElsewhere(queries: QueryClient) {
  const { ended } = await callerOf(queries)(endOtherSessions, {})
  renewCard()
  return { ended }
}

/** Refused with `sign-in-needed` when the sign-in is not recent. */
export function leaveShop(queries: QueryClient) {
  return callerOf(queries)(deleteAccount, {})
}
