import type * as OpenId from 'openid-client'
import type { SocialSettings } from '../../core/social-settings.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { failureOf } from './openid-failure.ts'
import { identityOf, namesIn } from './openid-identity.ts'
import { SocialRejected, type SocialProvider } from './social-provider.ts'

const GIVE_UP_AFTER_S = 8
/** A provider may move its endpoints; its keys are read again by the client itself. */
const DISCOVERED_FOR_MS = 12 * HOUR_MS

/** A provider of OpenID Connect, as its discovery document describes it. The client is loaded with its first use. */
export function openIdProvider(settings: SocialSettings): SocialProvider {
  const { id, name, issuer, responseMode } = settings
  const discovered = keepDiscovered(settings)

  return {
    id,
    name,
    issuer,

    async begin({ state, nonce, verifier, redirectUri }, language) {
      const { client, config } = await discovered()
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        ...(responseMode === 'form_post' && { response_mode: responseMode }),
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // On a shared device the person before has to be left out by a choice.
        prompt: 'select_account',
        ui_locales: language,
      })
    },

    async identify({ state, nonce, verifier, redirectUri }, answer) {
      const { client, config } = await discovered()
      const returned = new URL(redirectUri)
      const { user, ...fields } = Object.fromEntries(answer)
      returned.search = new URLSearchParams(fields).toString()
      try {
        const tokens = await client.authorizationCodeGrant(config, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new SocialRejected('no id token')
        // Some providers return profile fields only from the userinfo endpoint.
        const more =
          claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
            ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
            : {}
        return identityOf({ ...namesIn(user), ...more, ...claims })
      } catch (error) {
        throw failureOf(error, client)
      }
    },
  }
}

interface Discovered {
  readonly client: typeof OpenId
  readonly config: OpenId.Configuration
}

/** Reads the discovery document with the first use and keeps it; a failure is not kept. */
function keepDiscovered(settings: SocialSettings): () => Promise<Discovered> {
  let known: { readonly until: number; readonly found: Promise<Discovered> } | undefined
  return () => {
    if (known && performance.now() < known.until) return known.found
    const found = discover(settings)
    known = { until: performance.now() + DISCOVERED_FOR_MS, found }
    found.catch(() => {
      if (known?.found === found) known = undefined
    })
    return found
  }
}

async function discover({ issuer, clientId, clientSecret }: SocialSettings): Promise<Discovered> {
  const client = await import('openid-client')
  const server = new URL(issuer)
  try {
    const config = await client.discovery(server, clientId, undefined, authOf(client, clientSecret), {
      timeout: GIVE_UP_AFTER_S,
      execute: [
        // Settings allow http on this machine alone.
        ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        // Signatures are checked against the provider's keys, although TLS names it, too.
        client.enableNonRepudiationChecks,
      ],
    })
    return { client, config }
  } catch (error) {
    throw failureOf(error, client)
  }
}

/** The way of sending the client's secret that the provider accepts; without a word about it that is Basic. */
function authOf(client: typeof OpenId, secret: string | undefined): OpenId.ClientAuth {
  if (secret === undefined) return client.None()
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)]
  return (server, ...rest) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false
    return (takesPost ? post : basic)(server, ...rest)
  }
}
