import { etagOf } from '../../core/digest.ts'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Endpoint } from '#contract/endpoint.ts'
import { IMMUTABLE } from '../../core/immutable.ts'
import { createDependencies, type Dependencies } from '../../services/revisions.ts'
import type { Services } from '../../services/services.ts'
import type { ApiResponse } from '../request/api-response.ts'
import { CACHE_BYTES } from '../request/cache-budget.ts'
import { weightOf } from '../request/response-key.ts'
import { sendEnvelope } from '../request/refuse.ts'
import { MOST_AGE_MS, type MakeResponse } from './shared-responses.ts'
import { pack, unpack } from '../request/compress.ts'

/** Made once and fetched by many devices. */
const QUALITY = 9

interface BulkResponse {
  readonly packed: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly dependencies: Dependencies
  readonly at: number
}

interface BulkEntry {
  readonly key: string
  readonly cache: NonNullable<Endpoint['cache']>
}

/** Large shared responses: made and compressed once per key (`responseKey`). */
export function createBulkResponses(services: Services) {
  const stored = new LRUCache<string, BulkResponse>({
    maxSize: CACHE_BYTES.bulk,
    sizeCalculation: ({ packed, dependencies }, key) => weightOf(key, packed.byteLength + dependencies.bytes),
  })
  /** Equal concurrent requests wait for one response. */
  const underWay = new Map<string, Promise<BulkResponse | ApiResponse>>()

  async function fresh(key: string, isImmutable: boolean): Promise<BulkResponse | undefined> {
    const known = (await underWay.get(key)) ?? stored.get(key)
    if (!known || !('packed' in known)) return undefined
    if (isImmutable) return known
    const age = services.now() - known.at
    return known.dependencies.areCurrent() && age < MOST_AGE_MS ? known : undefined
  }

  async function made(make: MakeResponse): Promise<BulkResponse | ApiResponse> {
    const [dependencies, at] = [createDependencies(services.catalogue.revisions), services.now()]
    const answer = await make(dependencies.add)
    if (answer.status !== 200 || answer.envelope.code !== 200) return answer
    const body = JSON.stringify(answer.envelope)
    const etag = etagOf(body)
    return { packed: await pack(body, QUALITY), etag, dependencies, at }
  }

  return async function answer(c: Context, { key, cache }: BulkEntry, make: MakeResponse): Promise<Response> {
    const isImmutable = cache === 'immutable'
    const known = services.env.SITE_CLOSED ? undefined : await fresh(key, isImmutable)
    if (known) return send(c, known, isImmutable)
    const making = made(make)
    underWay.set(key, making)
    const result = await making.finally(() => {
      if (underWay.get(key) === making) underWay.delete(key)
    })
    if (!('packed' in result)) {
      stored.delete(key)
      return sendEnvelope(c, result)
    }
    stored.set(key, result)
    return send(c, result, isImmutable)
  }
}

async function send(c: Context, { packed, etag }: BulkResponse, isImmutable: boolean): Promise<Response> {
  c.header('cache-control', isImmutable ? IMMUTABLE : 'no-cache')
  c.header('vary', 'accept-encoding')
  c.header('etag', etag)
  c.header('content-type', 'application/json; charset=utf-8')
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  const { body, encoding } = await unpack(packed, c.req.header('accept-encoding') ?? '')
  if (encoding) c.header('content-encoding', encoding)
  return c.body(body)
}
