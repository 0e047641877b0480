import { generateCookie } from 'hono/cookie'
import { CUSTOMER_MARK, SESSION_MARK } from '#contract/storage-keys.ts'
import type { Shopper } from '#domain/account/shopper.ts'
import { SHOPPER_ABSOLUTE_MS } from './identity.policy.ts'

/** `__Host-` needs Secure, which browsers accept over http only from loopback (trust.md S1). */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-sid' : 'sid'
}

const SESSION = { sameSite: 'Lax', maxAge: Math.floor(SHOPPER_ABSOLUTE_MS / 1000) } as const
const ENDED = { maxAge: 0 } as const

export function sessionCookie(token: string, secure: boolean): string {
  return generateCookie(sessionCookieName(secure), token, { ...SESSION, httpOnly: true, secure })
}

/** A readable cookie that marks an open session without naming it; set and deleted with the session's cookie. */
export function sessionMark(open: boolean, secure: boolean): string {
  return generateCookie(SESSION_MARK, open ? '1' : '', { ...SESSION, ...(open ? {} : ENDED), secure })
}

/** The customer-id cookie of spec 4.1: a hint for pages, which no call trusts. */
export function customerMark(member: Shopper | undefined, secure: boolean): string {
  return generateCookie(CUSTOMER_MARK, member?.id ?? '', { ...SESSION, ...(member ? {} : ENDED), secure })
}

export function noSessionCookie(secure: boolean): string {
  return generateCookie(sessionCookieName(secure), '', { ...SESSION, ...ENDED, httpOnly: true, secure })
}

/** The browser's visit id; a value of any other shape counts as none. */
export function readTurn(cookie: string | undefined): string | undefined {
  return cookie !== undefined && /^[0-9a-f-]{36}$/.test(cookie) ? cookie : undefined
}
