import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a signature is made of, as it arrives. */
interface SignedRequest {
  readonly method: string
  /** Path and query of the request line. */
  readonly path: string
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
}

/** The answer to one request in place of the store's own. */
type Answer = 'hang' | 'reset' | { readonly status: number; readonly body?: string }

export const S3_KEY = {
  region: 'eu-central-1',
  keyId: 'AKIDEXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCY',
}
const BUCKET = '/vanda-assets'
const EMPTY = createHash('sha256').update('').digest('hex')

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * The `Authorization` that a request must have by AWS' documentation of Signature Version 4 ("Authenticating requests:
 * using the Authorization header"). Written from it, and not with the package that signs.
 */
export function authorizationOf(
  { method, path, headers }: SignedRequest,
  { region, keyId, secret }: typeof S3_KEY,
  signed: readonly string[],
): string {
  const [uri = '', query = ''] = path.split('?')
  const time = headers['x-amz-date'] ?? ''
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const canonical = [
    method,
    uri,
    query.split('&').toSorted().join('&'),
    ...signed.map((name) => `${name}:${(headers[name] ?? '').trim().replaceAll(/ +/g, ' ')}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex')
  return `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${signed.join(';')}, Signature=${signature}`
}

/** Why a request is not signed as it must be; undefined where it is. */
function wrongIn(request: IncomingMessage, body: Buffer): string | undefined {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  const { authorization = '', 'x-amz-date': time = '', 'x-amz-content-sha256': hash } = headers
  const signed = /SignedHeaders=([^,]+),/.exec(authorization)?.[1]?.split(';') ?? []
  const unsigned = ['host', 'x-amz-content-sha256', 'x-amz-date'].filter((name) => !signed.includes(name))
  if (unsigned.length > 0) return `unsigned: ${unsigned.join(', ')}`
  if (hash !== (body.length === 0 ? EMPTY : createHash('sha256').update(body).digest('hex')))
    return 'the hash is not that of the body'
  const at = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  if (!(Math.abs(Date.now() - at) < 900_000)) return `signed at ${time}`
  const { method = '', url: path = '' } = request
  const right = authorizationOf({ method, path, headers }, S3_KEY, signed)
  return authorization === right ? undefined : 'the signature does not match'
}

/** A small store with the protocol of S3, which refuses what is not signed right. */
export async function anS3Store() {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const answers: Answer[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const { method = '', url = '' } = request
    requests.push(`${method} ${url}`)
    const say = (status: number, content: string | Buffer = '') => {
      response.statusCode = status
      response.end(content)
    }
    const wrong = wrongIn(request, body)
    if (wrong !== undefined) return say(403, error('SignatureDoesNotMatch', wrong))
    const answer = answers.shift()
    if (answer === 'hang') return undefined
    if (answer === 'reset') return void request.socket.destroy()
    if (answer) return say(answer.status, answer.body)
    const key = url.slice(BUCKET.length + 1)
    if (!url.startsWith(`${BUCKET}/`))
      return say(404, error('NoSuchBucket', 'The specified bucket does not exist'))
    if (method === 'PUT') objects.set(key, body)
    if (method === 'DELETE') objects.delete(key)
    if (method !== 'GET') return say(method === 'DELETE' ? 204 : 200)
    const found = objects.get(key)
    return found ? say(200, found) : say(404, error('NoSuchKey', 'The specified key does not exist.'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${origin}${BUCKET}`,
    origin,
    objects,
    requests,
    /** These answer the next requests. */
    answer: (...next: Answer[]) => void answers.push(...next),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Writes an error in the form of Amazon S3. */
function error(code: string, message: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message><RequestId>4442587FB7D0A2F9</RequestId></Error>`
}
