import { etagOf } from '../../core/digest.ts'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { createDependencies, type CacheTag, type Dependencies } from '../../services/revisions.ts'
import type { Services } from '../../services/services.ts'
import type { ApiResponse } from '../request/api-response.ts'
import { CACHE_BYTES } from '../request/cache-budget.ts'
import { createBodyWriter } from './response-body.ts'
import { weightOf } from '../request/response-key.ts'
import { sendEnvelope } from '../request/refuse.ts'

/** How long an answer that is the same for everyone may be given again. */
export const MOST_AGE_MS = 20_000

/** `add` gets the tags of what the response is made from. */
export type MakeResponse = (add: (tag: CacheTag) => void) => Promise<ApiResponse>

interface SharedResponse {
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly dependencies: Dependencies
  readonly at: number
}

/** Shared responses are made once per key (`responseKey`) until what they depend on changes, and carry an ETag. */
export function createSharedResponses(services: Services) {
  const write = createBodyWriter()
  const stored = new LRUCache<string, SharedResponse>({
    maxSize: CACHE_BYTES.answers,
    sizeCalculation: ({ body, dependencies }, key) => weightOf(key, body.byteLength + dependencies.bytes),
  })

  return async function answer(c: Context, key: string, make: MakeResponse): Promise<Response> {
    const now = services.now()
    const known = services.env.SITE_CLOSED ? undefined : stored.get(key)
    if (known && now - known.at < MOST_AGE_MS && known.dependencies.areCurrent()) return sendCached(c, known)

    const dependencies = createDependencies(services.catalogue.revisions)
    const made = await make(dependencies.add)
    if (made.status !== 200 || made.envelope.code !== 200) return sendEnvelope(c, made)
    const body = write(made.envelope)
    const etag = etagOf(body)
    const entry = { body, etag, dependencies, at: now }
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
