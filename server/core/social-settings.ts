import * as v from 'valibot'

/** How a provider's answer comes: in the address, or as a form that the browser posts (OAuth 2.0 Form Post Response Mode). */
export const responseMode = v.picklist(['query', 'form_post'], "must be 'query' or 'form_post'")

/** Providers of social sign-in, of the variable SOCIAL_PROVIDERS (docs/operating.md). */

const provider = v.strictObject({
  /** Part of the callback's address, which is registered with the provider. */
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{1,20}$/, 'must be lower case letters, digits and hyphens'),
    v.notValue('sandbox', 'is the local provider’s own'),
  ),
  /** As buttons show it. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'is missing'), v.maxLength(30)),
  /** The shop trusts the e-mail addresses that this provider reports. */
  issuer: v.pipe(
    v.string(),
    v.url('must be an address such as https://accounts.example'),
    v.check(isSafeIssuer, 'must begin with https://; http:// is for this machine alone'),
  ),
  clientId: v.pipe(v.string(), v.minLength(1, 'is missing')),
  /** A public client has none. */
  clientSecret: v.optional(v.pipe(v.string(), v.minLength(1, 'is empty'))),
  /** Apple sends name and address by `form_post` alone. */
  responseMode: v.optional(responseMode),
})

export type SocialSettings = v.InferOutput<typeof provider>

/** A list as JSON text. */
export const socialSettings = v.pipe(
  v.string(),
  v.parseJson(undefined, 'must be a list as JSON'),
  v.array(provider, 'must be a list as JSON'),
  v.check((list) => isDistinct(list.map(({ id }) => id)), 'has two providers with one id'),
  v.check((list) => isDistinct(list.map(({ issuer }) => issuer)), 'has two providers with one issuer'),
)

function isDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

function isSafeIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'https:' || (protocol === 'http:' && isLocal(hostname))
}

/** A name or address that only this machine can reach. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname)
}
