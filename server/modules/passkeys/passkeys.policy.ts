import { SITES, type Site } from '#domain/region/sites.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { siteOrigin } from '../../core/site-origin.ts'

/** How long an authenticator may take for a challenge. */
export const CHALLENGE_MS = 5 * MINUTE_MS
export const MOST_PASSKEYS = 20

/** Signatures that are accepted, as COSE numbers: EdDSA, ES256 and RS256 are what authenticators make. */
export const ALGORITHMS = [-8, -7, -257]

/** Relying party of passkeys: name and address come from the settings, never from a request (trust.md S21, S41). */
interface RelyingParty {
  readonly id: string
  readonly name: string
  /** Where the shop's sites are; their hosts end in `id`. */
  readonly origins: string[]
}

export function relyingParty({ publicUrl }: { readonly publicUrl: string }): RelyingParty {
  const origins = (Object.keys(SITES) as Site[]).map((site) => siteOrigin(publicUrl, site))
  return { id: new URL(siteOrigin(publicUrl, 'sg')).hostname, name: 'Vanda', origins }
}
