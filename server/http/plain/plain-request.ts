import type { Context } from 'hono'
import { decodeFields } from '#contract/encoding.ts'
import type { AnyEndpoint, Endpoint, OutputOf } from '#contract/endpoint.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { guardForm } from '../request/guard.ts'
import { readInput } from '../api/handle-request.ts'
import type { HttpParts } from '../api/http-parts.ts'
import { readIncoming } from '../request/incoming-request.ts'
import { guardFlood } from '../request/limits.ts'

export interface PlainRequest {
  readonly context: RequestContext
  readonly host: string
  /** Runs a call of the API in process: its policy, limits and session are those of the call itself. */
  readonly ask: <E extends Endpoint>(endpoint: E, input: unknown) => Promise<OutputOf<E>>
}

/** Opens a request of a browser without scripts; a form is refused unless this shop sent it (trust.md S40). */
export async function openPlain(parts: HttpParts, c: Context): Promise<PlainRequest> {
  const { services, reader, routes } = parts
  if (services.env.SITE_CLOSED) throw new ShopError('closed')
  const incoming = readIncoming(c, services.env)
  if (services.env.RATE_LIMITS) await guardFlood(incoming.ip)
  if (c.req.method !== 'GET') guardForm(incoming.headers, incoming.host)
  const setHeader = (name: string, value: string) => c.header(name, value, { append: true })
  const context = await reader.contextFrom(incoming, setHeader, { session: 'at-once' })
  const routeOf = (endpoint: AnyEndpoint) => {
    const route = routes.find((one) => one.endpoint === endpoint)
    if (!route) throw new RangeError(`no route for ${endpoint.path}`)
    return route
  }
  return {
    context,
    host: incoming.host,
    async ask(endpoint, input) {
      // A form has no place in a device's sequence, so no header of one counts.
      const route = routeOf(endpoint)
      const read = async () => readInput(route, input)
      const call = { route, context, headers: new Headers(), read }
      const { envelope } = await callEndpoint(parts, call)
      return envelope.data as OutputOf<typeof endpoint>
    },
  }
}

/** The fields of a form, each once. Text, JSON and files, which a page of another site could send as well, are refused. */
export async function readForm(c: Context): Promise<Readonly<Record<string, string>>> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') throw unreadable('send a form')
  const fields = Object.entries(decodeFields(new URLSearchParams(await c.req.text())) ?? {})
  return Object.fromEntries(
    fields.map(([name, value]) => {
      if (typeof value !== 'string') throw unreadable(`${name} more than once`)
      return [name, value]
    }),
  )
}

function unreadable(problem: string): ShopError {
  return new ShopError('bad-input', { problems: [{ field: '', problem }] })
}
