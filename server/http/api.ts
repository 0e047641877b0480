import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { decodeFields } from '#contract/encoding.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Services } from '../services.ts'
import { broken, refusal, type Answer } from './answer.ts'
import { guardWrite } from './guard.ts'
import { createBulkAnswers } from './bulk-answers.ts'
import { countHit, guardFlood, LIMITS } from './limits.ts'
import { guardAppVersion } from './min-version.ts'
import { Refusal } from './reasons.ts'
import { arrivedAt } from './arrived.ts'
import type { RequestReader } from './request.ts'
import { run } from './run.ts'
import type { Served } from './served.ts'
import { createSharedAnswers } from './shared-answers.ts'

const MOST_BODY_BYTES = 256 * 1024

/** The store API on Hono: every call of the contract, one envelope, one place where errors end. */
export function createApi(services: Services, reader: RequestReader, served: readonly Served[]): Hono {
  const api = new Hono()
  const shared = createSharedAnswers(services)
  const bulky = createBulkAnswers(services)
  const tooLarge = (c: Context) => {
    // The rest of the body is not read, so the connection cannot carry another call.
    c.header('connection', 'close')
    return send(c, refusal(services, reader.placeFrom(arrivedAt(c, services.env)), new Refusal('too-large')))
  }
  api.use('*', bodyLimit({ maxSize: MOST_BODY_BYTES, onError: tooLarge }))
  for (const one of served) {
    const { endpoint } = one
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    const { bulk } = endpoint
    const handler = bulk
      ? (c: Context) => bulky(c, bulk, () => handle(services, reader, one, c))
      : endpoint.shared
        ? (c: Context) => shared(c, () => handle(services, reader, one, c))
        : async (c: Context) => send(c, await handle(services, reader, one, c))
    api.on(endpoint.method, path, handler)
    // Spec 7.2 has GETs that write; a POST of the same name is offered to callers who may choose.
    if (endpoint.method === 'GET' && endpoint.kind !== 'read') api.on('POST', path, handler)
  }
  const nowhere = (c: Context) =>
    send(c, refusal(services, reader.placeFrom(arrivedAt(c, services.env)), new Refusal('not-found')))
  api.all('*', nowhere)
  return api
}

async function handle(
  services: Services,
  reader: RequestReader,
  served: Served,
  c: Context,
): Promise<Answer> {
  const arrived = arrivedAt(c, services.env)
  const place = reader.placeFrom(arrived)
  try {
    if (services.env.SITE_CLOSED) throw new Refusal('closed')
    if (services.env.RATE_LIMITS) await guardFlood(arrived.ip)
    if (served.endpoint.kind !== 'read') guardWrite(arrived.headers, arrived.host)
    if (served.endpoint.kind === 'queued') guardAppVersion(arrived.headers, services.env.MIN_APP_VERSION)
    const call = await reader.callFrom(arrived, (name, value) => c.header(name, value, { append: true }))
    c.header('x-request-id', call.requestId)
    const limit = LIMITS[served.endpoint.path as keyof typeof LIMITS]
    // Counted by address: a guest's session is free to make.
    if (limit && services.env.RATE_LIMITS) await countHit(services.store.db, limit, arrived.ip, call.now)
    return await run(services, served, call, await readRaw(served.endpoint, c, arrived.url), arrived.headers)
  } catch (error) {
    if (error instanceof Refusal) return refusal(services, place, error)
    return broken(services, place, c.res.headers.get('x-request-id') ?? crypto.randomUUID(), error)
  }
}

async function readRaw(endpoint: AnyEndpoint, c: Context, url: URL): Promise<unknown> {
  const parts = c.req.param() as Record<string, string>
  if (c.req.method === 'GET') return { ...decodeFields(url.searchParams), ...parts }
  const type = c.req.header('content-type') ?? ''
  if (type.startsWith('application/json')) {
    const body: unknown = await c.req.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new Refusal('bad-input', { problems: [{ field: '', problem: 'not a JSON object' }] })
    return { ...body, ...parts }
  }
  if (type !== '' && !type.startsWith('application/x-www-form-urlencoded'))
    throw new Refusal('bad-input', { problems: [{ field: '', problem: 'send a form or JSON' }] })
  const text = await c.req.text()
  const fields = { ...decodeFields(new URLSearchParams(text)), ...parts }
  return Object.keys(fields).length === 0 && endpoint.method === 'GET'
    ? decodeFields(url.searchParams)
    : fields
}

function send(c: Context, answer: Answer): Response {
  c.header('cache-control', 'no-store')
  if (answer.retryAfter !== undefined) c.header('retry-after', String(answer.retryAfter))
  return c.json(answer.envelope, answer.status as 200)
}
