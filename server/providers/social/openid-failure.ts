import type * as OpenId from 'openid-client'
import { SocialCancelled, SocialDown, SocialRejected } from './social-provider.ts'

/** What providers answer when the person does not go on. */
const CANCELLED = new Set([
  'access_denied',
  // Apple's word for it.
  'user_cancelled_authorize',
  'login_required',
  'interaction_required',
  'account_selection_required',
  'consent_required',
])
const OUT_OF_ORDER = new Set(['server_error', 'temporarily_unavailable'])
/** No answer, or one that no provider in order gives: a status of its own, another type, no JSON. */
const UNREADABLE = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

/** Names what went wrong: the way to the provider, the person's own will, or an answer that is not to be believed. */
export function failureOf(error: unknown, client: typeof OpenId): Error {
  if (error instanceof SocialRejected) return error
  const options = { cause: error }
  if (error instanceof client.AuthorizationResponseError) {
    if (CANCELLED.has(error.error)) return new SocialCancelled(error.error, options)
    if (OUT_OF_ORDER.has(error.error)) return new SocialDown(error.error, options)
    return new SocialRejected(`the provider answered ${error.error}`, options)
  }
  if (error instanceof client.ResponseBodyError)
    return error.status >= 500 || OUT_OF_ORDER.has(error.error)
      ? new SocialDown(`the provider answered ${error.status}`, options)
      : new SocialRejected(`the provider answered ${error.error}`, options)
  // `fetch` throws it without a connection.
  if (error instanceof TypeError) return new SocialDown('the provider cannot be reached', options)
  if (error instanceof client.ClientError && UNREADABLE.has(error.code ?? ''))
    return new SocialDown(`the provider does not answer: ${error.message}`, options)
  return new SocialRejected(error instanceof Error ? error.message : 'not readable', options)
}
