import { etagOf } from '../core/digest.ts'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Services } from '../services/services.ts'
import type { ApiResponse } from './api-response.ts'
import { CACHE_BYTES } from './cache-budget.ts'
import { createBodyWriter } from './response-body.ts'
import { weightOf } from './response-key.ts'
import { sendEnvelope } from './refuse.ts'

/** How long an answer that is the same for everyone may be given again. */
export const MOST_AGE_MS = 20_000

interface SharedResponse {
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly version: string
  readonly at: number
}

/** Shared responses are made once per key (`responseKey`) and catalogue version, and carry an ETag. */
export function createSharedResponses(services: Services) {
  const write = createBodyWriter()
  const stored = new LRUCache<string, SharedResponse>({
    maxSize: CACHE_BYTES.answers,
    sizeCalculation: ({ body }, key) => weightOf(key, body.byteLength),
  })

  return async function answer(c: Context, key: string, make: () => Promise<ApiResponse>): Promise<Response> {
    const version = services.catalogue.version()
    const now = services.now()
    const known = stored.get(key)
    if (known && known.version === version && now - known.at < MOST_AGE_MS && !services.env.SITE_CLOSED)
      return sendCached(c, known)

    const made = await make()
    if (made.status !== 200 || made.envelope.code !== 200) return sendEnvelope(c, made)
    const body = write(made.envelope)
    const etag = etagOf(body)
    const entry = { body, etag, version, at: now }
    stored.set(key, entry)
    return sendCached(c, entry)
  }
}

function sendCached(c: Context, stored: SharedResponse): Response {
  c.header('cache-control', 'no-cache')
  c.header('etag', stored.etag)
  c.header('content-type', 'application/json; charset=utf-8')
  if (c.req.header('if-none-match') === stored.etag) return c.body(null, 304)
  return c.body(stored.body)
}
