import { shopperKey } from '#domain/account/shopper.ts'
import { guardAccess } from './endpoint-access.ts'
import type { ApiResponse } from '../request/api-response.ts'
import { handleRequest } from './handle-request.ts'
import type { HttpParts } from './http-parts.ts'
import type { RequestContext, Route } from '../../services/route.ts'
import { createUploads } from './uploads-under-way.ts'

const withinUploads = createUploads()

interface Call {
  readonly route: Route
  readonly context: RequestContext
  readonly headers: Headers
  /** Gives the checked input, once the call is admitted. */
  readonly read: () => Promise<never>
}

/**
 * Runs a call whose origin has been checked. The terms of its endpoint come before its input; nowhere else is access or a
 * limit checked (decision 0057). Throws `ShopError`, or any unforeseen error.
 */
export async function callEndpoint(
  { services, countCall }: Pick<HttpParts, 'services' | 'countCall'>,
  { route, context, headers, read }: Call,
): Promise<ApiResponse> {
  const { endpoint } = route
  await guardAccess(endpoint.access, context)
  // Counted by network address: a client can open any number of guest sessions.
  if (endpoint.limit && services.env.RATE_LIMITS) await countCall(endpoint.limit, context.ip, context.now)
  const run = () => handleRequest({ services, route, context, headers }, read)
  if (endpoint.body !== 'multipart') return run()
  const early = endpoint.unlogged.map((field) => [field, headers.get(`x-${field}`) ?? undefined] as const)
  await route.admit?.(context, Object.fromEntries(early))
  const by = context.shopper ? shopperKey(context.shopper) : context.ip
  return withinUploads({ by, bytes: Number(headers.get('content-length') ?? endpoint.maxBytes) }, run)
}
