import { Hono, type Context } from 'hono'
import { decodeFields, MOST_FIELDS } from '#contract/encoding.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import { failure, errorResponse, type ApiResponse } from '../request/api-response.ts'
import { responseKey } from '../request/response-key.ts'
import type { BodyTerms } from '../../core/body-bytes.ts'
import { guardWrite } from '../request/guard.ts'
import type { HttpParts } from './http-parts.ts'
import { createBulkResponses } from './bulk-responses.ts'
import { callEndpoint } from './call-endpoint.ts'
import { guardFlood } from '../request/limits.ts'
import { guardAppVersion } from '../request/min-version.ts'
import type { IncomingRequest, RequestReader } from '../request/request-context.ts'
import { ShopError } from '../../core/shop-error.ts'
import { readIncoming } from '../request/incoming-request.ts'
import { sendEnvelope } from '../request/refuse.ts'
import { readInput } from './handle-request.ts'
import type { Route } from '../../services/route.ts'
import { readMultipart } from './read-multipart.ts'
import { createSharedResponses, type MakeResponse } from './shared-responses.ts'
import { trackedServices } from './tracked-services.ts'
import { isAlsoByPost } from './also-by-post.ts'

/** The store API on Hono: every call of the contract, one envelope, one place where errors end. */
export function createApi({ services, reader, routes, refuser, countCall }: HttpParts): Hono {
  const api = new Hono()
  const shared = createSharedResponses(services)
  const bulky = createBulkResponses(services)
  for (const one of routes) {
    const { endpoint } = one
    if (endpoint.shared && endpoint.access !== 'anyone')
      throw new RangeError(`${endpoint.path} is kept for everyone and not for anyone`)
    const path = routePath(endpoint)
    const handler = async (c: Context): Promise<Response> => {
      const call = { c, route: one, incoming: readIncoming(c, services.env) }
      const parts = { services, reader, countCall }
      const asked = endpoint.shared ? await readShared(reader, call) : undefined
      if (!asked) return sendEnvelope(c, await handle(parts, call, () => readChecked(call)))
      const { key, input } = asked
      const make: MakeResponse = (add) =>
        handle({ ...parts, services: trackedServices(services, add) }, call, async () => input)
      return endpoint.cache ? bulky(c, { key, cache: endpoint.cache }, make) : shared(c, key, make)
    }
    api.on(endpoint.method, path, handler)
    if (isAlsoByPost(endpoint)) api.on('POST', path, handler)
  }
  api.all('*', (c) => refuser.refuse(c, new ShopError('not-found')))
  return api
}

/** Body limits of the calls, by method and path. */
export function bodyTerms(routes: readonly Route[]): BodyTerms[] {
  return routes.map(({ endpoint }) => ({
    method: 'POST',
    path: `${API_PREFIX}${routePath(endpoint)}`,
    maxBytes: endpoint.maxBytes,
  }))
}

function routePath(endpoint: AnyEndpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, ':$1')
}

/** One call as it arrived. */
interface ApiCall {
  readonly c: Context
  readonly route: Route
  readonly incoming: IncomingRequest
}

/** Checks where a call comes from, and runs it; an error becomes its response. */
async function handle(
  { services, reader, countCall }: Pick<HttpParts, 'services' | 'reader' | 'countCall'>,
  { c, route, incoming }: ApiCall,
  read: () => Promise<never>,
): Promise<ApiResponse> {
  const { endpoint } = route
  const storefront = reader.storefrontFrom(incoming)
  try {
    if (services.env.SITE_CLOSED) throw new ShopError('closed')
    if (services.env.RATE_LIMITS) await guardFlood(incoming.ip)
    if (endpoint.kind !== 'read') guardWrite(incoming.headers, incoming.host)
    if (endpoint.kind === 'queued') guardAppVersion(incoming.headers, services.env.MIN_APP_VERSION)
    const context = await reader.contextFrom(
      incoming,
      (name, value) => c.header(name, value, { append: true }),
      {
        services,
        session:
          endpoint.shared || (route.queued && endpoint.access === 'anyone') ? 'in-transaction' : 'at-once',
      },
    )
    const { headers } = incoming
    return await callEndpoint({ services, countCall }, { route, context, headers, read })
  } catch (error) {
    if (error instanceof ShopError) return errorResponse(services, storefront, error)
    return failure(services, storefront, { requestId: c.get('requestId'), error })
  }
}

async function readChecked({ c, route, incoming }: ApiCall): Promise<never> {
  return readInput(route, await readRaw(route.endpoint, c, incoming.url))
}

/** undefined for a refused input: such a response is not cached. */
async function readShared(
  reader: RequestReader,
  call: ApiCall,
): Promise<{ key: string; input: never } | undefined> {
  try {
    const input = await readChecked(call)
    return { key: responseKey(call.route.endpoint, reader.storefrontFrom(call.incoming), input), input }
  } catch (error) {
    if (error instanceof ShopError) return undefined
    throw error
  }
}

async function readRaw(endpoint: AnyEndpoint, c: Context, url: URL): Promise<unknown> {
  refuseLogged(endpoint, url)
  const parts = c.req.param() as Record<string, string>
  const query = () => ({ ...readFields(url.searchParams), ...unloggedHeaders(endpoint, c), ...parts })
  if (c.req.method === 'GET') return query()
  const type = c.req.header('content-type') ?? ''
  if (endpoint.body === 'multipart') {
    const fields = await readMultipart(type, () => c.req.arrayBuffer())
    if (!fields) throw malformed('send a form with a file')
    return { ...unloggedHeaders(endpoint, c), ...fields, ...parts }
  }
  if (type.startsWith('application/json')) {
    const body: unknown = await c.req.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed('not a JSON object')
    return { ...body, ...parts }
  }
  if (type !== '' && !type.startsWith('application/x-www-form-urlencoded'))
    throw malformed('send a form or JSON')
  const form = readFields(new URLSearchParams(await c.req.text()))
  // The query of a POST counts only where the specification has a GET and the body is empty.
  return endpoint.method === 'GET' && Object.keys(form).length === 0 ? query() : { ...form, ...parts }
}

/** Addresses end in the logs of every proxy: a secret in one is refused, by any method. */
function refuseLogged({ unlogged }: AnyEndpoint, url: URL): void {
  if (unlogged.some((field) => url.searchParams.has(field) || url.searchParams.has(`${field}[]`)))
    throw malformed(`send ${unlogged.join(', ')} in the body of a POST`)
}

function unloggedHeaders({ unlogged }: AnyEndpoint, c: Context): Record<string, string> {
  const given = unlogged.map((field) => [field, c.req.header(`x-${field}`)] as const)
  return Object.fromEntries(given.flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])))
}

function readFields(encoded: URLSearchParams): Record<string, string | string[]> {
  const fields = decodeFields(encoded)
  if (!fields) throw malformed(`more than ${MOST_FIELDS} fields`)
  return fields
}

function malformed(problem: string): ShopError {
  return new ShopError('bad-input', { problems: [{ field: '', problem }] })
}
