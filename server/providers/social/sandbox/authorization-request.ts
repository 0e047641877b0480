import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(2_000))

/** What an authorization request needs once its client is known. */
const asked = v.object({
  response_type: v.literal('code'),
  code_challenge_method: v.literal('S256'),
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  scope: v.pipe(text, v.regex(/\bopenid\b/)),
  nonce: v.pipe(text, v.minLength(1)),
  response_mode: v.optional(v.picklist(['query', 'form_post']), 'query'),
})

export type AuthorizationRequest =
  /** Not this client, or an address that it has not registered: the browser is sent nowhere. */
  | { readonly is: 'foreign' }
  | { readonly is: 'wrong'; readonly redirectUri: string; readonly state: string }
  | {
      readonly is: 'asked'
      readonly redirectUri: string
      readonly state: string
      readonly nonce: string
      readonly challenge: string
      /** The answer is a form that the browser posts. */
      readonly posts: boolean
    }

export interface KnownClient {
  readonly id: string
  /** The paths below these addresses are registered. */
  readonly redirectsTo: readonly string[]
}

export function readAuthorizationRequest(
  query: Readonly<Record<string, string>>,
  client: KnownClient,
): AuthorizationRequest {
  const redirectUri = query['redirect_uri'] ?? ''
  const state = (query['state'] ?? '').slice(0, 2_000)
  const isOwn = client.redirectsTo.some((address) => redirectUri.startsWith(`${address}/`))
  if (query['client_id'] !== client.id || !isOwn || /[\s\\?#]/.test(redirectUri)) return { is: 'foreign' }
  const read = v.safeParse(asked, query)
  if (!read.success) return { is: 'wrong', redirectUri, state }
  const { nonce, code_challenge: challenge, response_mode } = read.output
  return { is: 'asked', redirectUri, state, nonce, challenge, posts: response_mode === 'form_post' }
}

/** `iss` names who answers (RFC 9207). */
export type SandboxAnswer = Readonly<
  Record<'state' | 'iss', string> & Partial<Record<'code' | 'error', string>>
>

/** The callback's address with the answer. */
export function answerUrl(redirectUri: string, answer: SandboxAnswer): string {
  return `${redirectUri}?${new URLSearchParams(answer)}`
}
