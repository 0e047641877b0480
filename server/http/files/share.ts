import type { Context } from 'hono'
import { sharedDestination } from '#domain/region/share-target.ts'
import type { Services } from '../../services/services.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import { readIncoming } from '../request/incoming-request.ts'
import { guardFlood } from '../request/limits.ts'
import type { RequestReader } from '../request/request-context.ts'

/** Redirects a text shared with the app to a page of this site; offline the worker does the same. */
export async function openShared(services: Services, reader: RequestReader, c: Context): Promise<Response> {
  const incoming = readIncoming(c, services.env)
  if (services.env.RATE_LIMITS) await guardFlood(incoming.ip)
  const origin = siteOrigin(services.env.publicUrl, reader.storefrontFrom(incoming).site)
  const { pathname, searchParams } = incoming.url
  c.header('cache-control', 'no-store')
  return c.redirect(
    sharedDestination(pathname, (name) => searchParams.get(name), origin),
    303,
  )
}
