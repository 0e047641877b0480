import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  /** The message that the browser decrypts with its own keys. */
  readonly message: Record<string, unknown>
  readonly bytes: number
  readonly headers: Readonly<Record<string, string>>
  /** The key that has signed. */
  readonly key: string
}

export interface Browser {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly received: Received[]
}

export interface PushService {
  readonly origin: string
  /** A browser that has subscribed here, with keys of its own. */
  browser(): Browser
  /** Sets the status of further responses; 201 is that of an accepted message. */
  answerWith(status: number, headers?: Readonly<Record<string, string>>): void
  /** All requests, valid or not. */
  readonly requested: () => number
  /** What was wrong with a request: signature, encryption, headers. */
  readonly complaints: string[]
  close(): Promise<void>
}

/**
 * The push service of a browser on loopback: it checks the server's signature (RFC 8292) and delivers the message to
 * the browser, which decrypts it (RFC 8291), without the library that the server sends with.
 */
export async function aPushService(): Promise<PushService> {
  const browsers = new Map<string, { browser: Browser; read(body: Buffer): Record<string, unknown> }>()
  const complaints: string[] = []
  let requested = 0
  let next: { status: number; headers: Readonly<Record<string, string>> } = { status: 201, headers: {} }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      requested += 1
      const known = browsers.get(request.url ?? '')
      if (!known) return response.writeHead(410).end()
      if (next.status < 300) {
        try {
          const key = checkSignature(request.headers.authorization ?? '', origin)
          if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm')
          if (!Number(request.headers['ttl'])) throw new Error('no TTL')
          const headers = request.headers as Record<string, string>
          known.browser.received.push({ message: known.read(body), bytes: body.length, headers, key })
        } catch (error) {
          complaints.push((error as Error).message)
          return response.writeHead(400).end()
        }
      }
      return response.writeHead(next.status, next.headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    complaints,
    requested: () => requested,
    answerWith: (status, headers = {}) => {
      next = { status, headers }
    },
    browser() {
      const keys = createECDH('prime256v1')
      const auth = randomBytes(16)
      const path = `/push/${randomUUID()}`
      const browser: Browser = {
        endpoint: `${origin}${path}`,
        p256dh: keys.generateKeys('base64url'),
        auth: auth.toString('base64url'),
        received: [],
      }
      const read = (body: Buffer) =>
        JSON.parse(decrypt(body, keys, auth).toString('utf8')) as Record<string, unknown>
      browsers.set(path, { browser, read })
      return browser
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** RFC 8188 with the keys of RFC 8291: one record, and the padding's delimiter at its end. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const record = body.subarray(21 + sender.length)
  if (record.length > recordSize) throw new Error('more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the message')
  return padded.subarray(0, end)
}

/** Throws unless the request is signed for this service and for at most a day; returns the public key. */
function checkSignature(authorization: string, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) throw new Error('not signed by the shop')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const now = Date.now() / 1_000
  if (aud !== origin) throw new Error(`signed for ${String(aud)}`)
  if (typeof exp !== 'number' || exp < now || exp > now + 86_400) throw new Error('signed for too long')
  if (!/^(mailto:.+@|https:)/.test(String(sub))) throw new Error('no contact address')
  return key
}
