import { randomBytes } from 'node:crypto'
import { generateCookie } from 'hono/cookie'
import type { RequestContext } from '../../../services/route.ts'
import { JOURNEY_MS } from '../members.policy.ts'

const SHAPE = /^[\w-]{43}$/

/** `__Host-` needs Secure (trust.md S1). */
function cookieName(secure: boolean): string {
  return secure ? '__Host-social' : 'social'
}

/** The secret of the browser that called; undefined for one that has begun no journey, or too long ago. */
export function browserOf({ cookie, secure }: RequestContext): string | undefined {
  const value = cookie(cookieName(secure))
  return value !== undefined && SHAPE.test(value) ? value : undefined
}

/** Binds a journey to the browser that begins it (trust.md S38). Journeys in two tabs share the secret. */
export function bindBrowser(context: RequestContext): string {
  const browser = browserOf(context) ?? randomBytes(32).toString('base64url')
  const { secure } = context
  // Strict: only the shop's own page sends it, after the provider has sent the browser there.
  const terms = { httpOnly: true, sameSite: 'Strict', maxAge: JOURNEY_MS / 1_000, secure } as const
  context.setHeader('set-cookie', generateCookie(cookieName(secure), browser, terms))
  return browser
}
