import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { LRUCache } from 'lru-cache'
import { sameText } from '../../../core/digest.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { sha256 } from '../../../core/digest.ts'

/** Identity chosen on the sandbox page. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
}

/** What a code is exchanged for, and by whom it may be. */
export interface Grant {
  readonly redirectUri: string
  readonly nonce: string
  /** SHA-256 of the verifier, in base64url (PKCE). */
  readonly challenge: string
}

export interface Client {
  readonly id: string
  readonly secret: string
}

const ALGORITHM = 'RS256'
const MOST_CODES = 1_000
const TOKEN_FOR_S = 600

/** The keys and codes of the sandbox, in memory: a restart ends the journeys that are under way. */
export async function createAuthority(client: Client) {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM)
  const key: JWK = { ...(await exportJWK(publicKey)), kid: randomBytes(8).toString('hex'), alg: ALGORITHM }
  const codes = new LRUCache<string, { grant: Grant; person: Person }>({ max: MOST_CODES, ttl: MINUTE_MS })

  return {
    client,
    keys: { keys: [{ ...key, use: 'sig' }] },

    issueCode(grant: Grant, person: Person): string {
      const code = randomBytes(24).toString('base64url')
      codes.set(code, { grant, person })
      return code
    },

    /** Exchanges a code, once; undefined for a code, an address or a verifier that does not fit. */
    async exchange(
      issuer: string,
      given: { readonly code: string; readonly redirectUri: string; readonly verifier: string },
    ): Promise<object | undefined> {
      const found = codes.get(given.code)
      codes.delete(given.code)
      if (!found) return undefined
      const { grant, person } = found
      const challenge = createHash('sha256').update(given.verifier).digest('base64url')
      if (grant.redirectUri !== given.redirectUri || !sameText(challenge, grant.challenge)) return undefined
      const [firstName = '', ...lastNames] = person.name.split(' ')
      const idToken = await new SignJWT({
        nonce: grant.nonce,
        email: person.email,
        email_verified: person.emailVerified,
        name: person.name,
        given_name: firstName,
        family_name: lastNames.join(' '),
      })
        .setProtectedHeader({ alg: ALGORITHM, kid: key.kid ?? '' })
        .setIssuer(issuer)
        // The same person has the same subject after a restart.
        .setSubject(sha256(`sandbox ${person.email}`))
        .setAudience(client.id)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_FOR_S}s`)
        .sign(privateKey)
      return {
        access_token: randomBytes(24).toString('base64url'),
        token_type: 'Bearer',
        expires_in: TOKEN_FOR_S,
        id_token: idToken,
      }
    },
  }
}

export type Authority = Awaited<ReturnType<typeof createAuthority>>
