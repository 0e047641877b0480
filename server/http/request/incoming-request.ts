import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Env } from '../../core/env.ts'
import { networkOf } from './network-of.ts'
import type { IncomingRequest } from './request-context.ts'

/** Forwarded headers count only behind a proxy that is configured to set them (trust.md S21). */
export function readIncoming(c: Context, env: Pick<Env, 'TRUST_PROXY'>): IncomingRequest {
  const headers = c.req.raw.headers
  const forwarded = env.TRUST_PROXY ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const host = (env.TRUST_PROXY ? headers.get('x-forwarded-host') : undefined) ?? headers.get('host') ?? ''
  return { headers, url: new URL(c.req.url), host, ip: networkOf(forwarded ?? peer(c)) }
}

function peer(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    // Calls inside the process (tests, rendering) have no socket.
    return ''
  }
}

/** Names and values in turn, as they arrived; empty for calls inside the process. */
export function rawHeadersOf({ env }: Context): readonly string[] {
  const { incoming }: Partial<HttpBindings> = env ?? {}
  return incoming?.rawHeaders ?? []
}
