import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Hono } from 'hono'
import type { SocialSettings } from '#server/core/social-settings.ts'
import { endServer, listen } from '#server/providers/sandbox-server.ts'

/** What this provider's answer has instead of the truth. */
export interface Lie {
  readonly claims?: Readonly<Record<string, unknown>>
  /** Signed with a key that it does not publish. */
  readonly foreignKey?: boolean
  /** Claims that the token leaves to the endpoint for them. */
  readonly elsewhere?: Readonly<Record<string, unknown>>
  /** Status of the exchange of the code. */
  readonly status?: number
}

/** A provider of OpenID Connect that is wrong on purpose, each code in its own way. */
export async function aLyingProvider() {
  const [own, foreign] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')]
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
  const codes = new Map<string, { lie: Lie; nonce: string }>()
  let issuer = ''
  let elsewhere: Readonly<Record<string, unknown>> | undefined
  let discoveries = 0
  const app = new Hono()
  app.get('/.well-known/openid-configuration', (c) => {
    discoveries += 1
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
    })
  })
  app.get('/jwks', (c) => c.json({ keys: [jwk] }))
  app.get('/userinfo', (c) => c.json({ sub: 'someone', ...elsewhere }))
  app.post('/token', async (c) => {
    const code = String((await c.req.parseBody())['code'])
    const { lie, nonce } = codes.get(code) ?? { lie: { status: 400 }, nonce: '' }
    if (lie.status !== undefined) return c.json({ error: 'invalid_grant' }, lie.status as 400)
    elsewhere = lie.elsewhere
    const now = Math.floor(Date.now() / 1_000)
    const told = elsewhere ? {} : { email: 'mei@example.com', email_verified: true, given_name: 'Mei' }
    const truth = { iss: issuer, sub: 'someone', aud: 'vanda', iat: now, exp: now + 60, nonce, ...told }
    const idToken = await new SignJWT({ ...truth, ...lie.claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .sign((lie.foreignKey ? foreign : own).privateKey)
    return c.json({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken })
  })
  const server = await listen(app.fetch, '127.0.0.1', 0)
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const settings: SocialSettings = { id: 'liar', name: 'Liar', issuer, clientId: 'vanda', clientSecret: 's' }
  return {
    settings,
    discoveries: () => discoveries,
    /** The answer to an authorization request, with a code for this lie. */
    answer(request: URL, lie: Lie = {}): URLSearchParams {
      const code = `code-${codes.size}`
      codes.set(code, { lie, nonce: request.searchParams.get('nonce') ?? '' })
      return new URLSearchParams({ code, state: request.searchParams.get('state') ?? '' })
    },
    close: () => endServer(server),
  }
}
