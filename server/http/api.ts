import { Hono, type Context } from 'hono'
import { decodeFields, MOST_FIELDS } from '#contract/encoding.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import type { Services } from '../services.ts'
import { broken, refusal, type Answer } from './answer.ts'
import { answerKey } from './answer-key.ts'
import type { BodyTerms } from './body-bytes.ts'
import { guardWrite } from './guard.ts'
import { createBulkAnswers } from './bulk-answers.ts'
import { countHit, guardFlood, LIMITS } from './limits.ts'
import { guardAppVersion } from './min-version.ts'
import { Refusal } from './reasons.ts'
import { arrivedAt } from './arrived.ts'
import { sendEnvelope, type Refuser } from './refuse.ts'
import type { RequestReader } from './request.ts'
import { readInput, run } from './run.ts'
import type { Served } from './served.ts'
import { createSharedAnswers } from './shared-answers.ts'

/** The store API on Hono: every call of the contract, one envelope, one place where errors end. */
export function createApi(
  services: Services,
  reader: RequestReader,
  served: readonly Served[],
  { refuse }: Pick<Refuser, 'refuse'>,
): Hono {
  const api = new Hono()
  const shared = createSharedAnswers(services)
  const bulky = createBulkAnswers(services)
  for (const one of served) {
    const { endpoint } = one
    const path = routePath(endpoint)
    const handler = async (c: Context): Promise<Response> => {
      const make = () => handle(services, reader, one, c)
      const key = endpoint.shared ? await keyOf(services, reader, one, c) : undefined
      if (key === undefined) return sendEnvelope(c, await make())
      return endpoint.bulk ? bulky(c, key, endpoint.bulk, make) : shared(c, key, make)
    }
    api.on(endpoint.method, path, handler)
    // Spec 7.2 has GETs that write; a POST of the same name is offered to callers who may choose.
    if (endpoint.method === 'GET' && endpoint.kind !== 'read') api.on('POST', path, handler)
  }
  api.all('*', (c) => refuse(c, new Refusal('not-found')))
  return api
}

/** How many bytes each call of the contract takes, by the methods and addresses it answers to. */
export function bodyTerms(served: readonly Served[]): BodyTerms[] {
  return served.map(({ endpoint }) => ({
    method: 'POST',
    path: `${API_PREFIX}${routePath(endpoint)}`,
    mostBytes: endpoint.mostBytes,
  }))
}

function routePath(endpoint: AnyEndpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, ':$1')
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

/** undefined for an input that is refused: such an answer is not kept. */
async function keyOf(
  services: Services,
  reader: RequestReader,
  served: Served,
  c: Context,
): Promise<string | undefined> {
  const arrived = arrivedAt(c, services.env)
  try {
    const input = readInput(served, await readRaw(served.endpoint, c, arrived.url))
    return answerKey(served.endpoint, reader.placeFrom(arrived), input)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

async function readRaw(endpoint: AnyEndpoint, c: Context, url: URL): Promise<unknown> {
  const parts = c.req.param() as Record<string, string>
  if (c.req.method === 'GET')
    return { ...readFields(url.searchParams), ...unloggedOf(endpoint, c, url), ...parts }
  const type = c.req.header('content-type') ?? ''
  if (type.startsWith('application/json')) {
    const body: unknown = await c.req.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed('not a JSON object')
    return { ...body, ...parts }
  }
  if (type !== '' && !type.startsWith('application/x-www-form-urlencoded'))
    throw malformed('send a form or JSON')
  const fields = { ...readFields(new URLSearchParams(await c.req.text())), ...parts }
  return Object.keys(fields).length === 0 && endpoint.method === 'GET' ? readFields(url.searchParams) : fields
}

/** What opens a door is taken from a header: an address ends in the logs of everything on its way. */
function unloggedOf(endpoint: AnyEndpoint, c: Context, url: URL): Record<string, string> {
  if (endpoint.unlogged.some((field) => url.searchParams.has(field) || url.searchParams.has(`${field}[]`)))
    throw malformed(`send ${endpoint.unlogged.join(', ')} in the body of a POST`)
  const given = endpoint.unlogged.map((field) => [field, c.req.header(`x-${field}`)] as const)
  return Object.fromEntries(given.flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])))
}

function readFields(encoded: URLSearchParams): Record<string, string | string[]> {
  const fields = decodeFields(encoded)
  if (!fields) throw malformed(`more than ${MOST_FIELDS} fields`)
  return fields
}

function malformed(problem: string): Refusal {
  return new Refusal('bad-input', { problems: [{ field: '', problem }] })
}
