import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { OutputOf, SentTo } from '#contract/endpoint.ts'
import type {
  addPasskey,
  passkeyOptions,
  passkeySignIn,
  passkeySignInOptions,
} from '#contract/account/passkeys.contract.ts'

/** What an authenticator, or a browser on its behalf, does otherwise than it should. */
interface Lie {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly userVerified?: boolean
  /** Its count of signatures, instead of the next one. */
  readonly counter?: number
}

const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, hasKey: 0x40 }

const sha256 = (text: string | Uint8Array) => hash('sha256', text, 'buffer')
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A browser with an authenticator in software, which stores one passkey: real keys, messages and signatures. */
export function anAuthenticator(origin: string, { synced = false, counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  let counter = 0
  let userHandle = ''

  function clientData(type: string, challenge: string, lie: Lie): string {
    const said = { type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? origin }
    return base64url(Buffer.from(JSON.stringify({ ...said, crossOrigin: false })))
  }

  function authenticatorData(rpId: string, key: Uint8Array, lie: Lie): Uint8Array {
    const flags =
      FLAGS.present +
      (lie.userVerified === false ? 0 : FLAGS.verified) +
      (synced ? FLAGS.backupEligible + FLAGS.backedUp : 0) +
      (key.length > 0 ? FLAGS.hasKey : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lie.counter ?? (counts ? ++counter : 0))
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.of(flags), count, key])
  }

  function attestedKey(): Uint8Array {
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)])
  }

  return {
    id: base64url(credentialId),

    /** `navigator.credentials.create()`. */
    make(options: OutputOf<typeof passkeyOptions>, lie: Lie = {}): SentTo<typeof addPasskey> {
      userHandle = options.user.id
      const authData = new Uint8Array(authenticatorData(options.rp.id, attestedKey(), lie))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id: base64url(credentialId),
        clientDataJSON: clientData('webauthn.create', options.challenge, lie),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      }
    },

    /** `navigator.credentials.get()`. */
    sign(options: OutputOf<typeof passkeySignInOptions>, lie: Lie = {}): SentTo<typeof passkeySignIn> {
      const clientDataJSON = clientData('webauthn.get', options.challenge, lie)
      const data = authenticatorData(options.rpId, new Uint8Array(), lie)
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      return {
        id: base64url(credentialId),
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, privateKey)),
        userHandle,
      }
    },
  }
}

export type Authenticator = ReturnType<typeof anAuthenticator>
