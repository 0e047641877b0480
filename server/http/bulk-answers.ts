import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Services } from '../services.ts'
import type { Answer } from './answer.ts'
import { weightOf } from './answer-key.ts'
import { sendEnvelope } from './refuse.ts'
import { pack, unpack } from './pack.ts'

const MOST_BYTES = 24_000_000
const MOST_AGE_MS = 20_000
/** Made once and fetched by many devices. */
const QUALITY = 9

interface Kept {
  readonly packed: Uint8Array
  readonly etag: string
  readonly version: string
  readonly at: number
}

/** Large answers that are the same for everyone: made and compressed once per key (`answerKey`). */
export function createBulkAnswers(services: Services) {
  const kept = new Map<string, Promise<Kept | Answer>>()
  const weights = new Map<string, number>()

  function forget(key: string): void {
    kept.delete(key)
    weights.delete(key)
  }

  function bound(): void {
    let bytes = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
    for (const [key, weight] of weights) {
      if (bytes <= MOST_BYTES) return
      bytes -= weight
      forget(key)
    }
  }

  async function fresh(key: string, forEver: boolean): Promise<Kept | undefined> {
    const known = await kept.get(key)
    if (!known || !('packed' in known)) return undefined
    if (forEver) return known
    const age = services.now() - known.at
    return known.version === services.catalogue.version() && age < MOST_AGE_MS ? known : undefined
  }

  async function made(make: () => Promise<Answer>): Promise<Kept | Answer> {
    const [version, at] = [services.catalogue.version(), services.now()]
    const answer = await make()
    if (answer.status !== 200 || answer.envelope.code !== 200) return answer
    const body = JSON.stringify(answer.envelope)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    return { packed: await pack(body, QUALITY), etag, version, at }
  }

  return async function answer(
    c: Context,
    key: string,
    bulk: NonNullable<Endpoint['bulk']>,
    make: () => Promise<Answer>,
  ): Promise<Response> {
    const forEver = bulk === 'for-ever'
    const known = services.env.SITE_CLOSED ? undefined : await fresh(key, forEver)
    if (known) return send(c, known, forEver)
    const making = made(make)
    kept.set(key, making)
    making.catch(() => forget(key))
    const result = await making
    if (!('packed' in result)) {
      forget(key)
      return sendEnvelope(c, result)
    }
    weights.set(key, weightOf(key, result.packed.byteLength))
    bound()
    return send(c, result, forEver)
  }
}

async function send(c: Context, { packed, etag }: Kept, forEver: boolean): Promise<Response> {
  c.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('vary', 'accept-encoding')
  c.header('etag', etag)
  c.header('content-type', 'application/json; charset=utf-8')
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  const { body, encoding } = await unpack(packed, c.req.header('accept-encoding') ?? '')
  if (encoding) c.header('content-encoding', encoding)
  return c.body(new Uint8Array(body))
}
