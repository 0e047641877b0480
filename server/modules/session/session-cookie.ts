import { generateCookie } from 'hono/cookie'
import { SESSION_MARK } from '#contract/storage-keys.ts'
import { SHOPPER_ABSOLUTE_MS } from './session.policy.ts'

/**
 * Names whose turn it is at a tablet in a store. The page writes it, also without a network, where it cannot take the
 * session's own cookie away: a session of another turn is nobody's (trust.md S28, S29).
 */
export const TURN_COOKIE = 'kiosk-turn'

/** `__Host-` needs Secure, which browsers take over http only from loopback (trust.md S1). */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-sid' : 'sid'
}

const SESSION = { sameSite: 'Lax', maxAge: Math.floor(SHOPPER_ABSOLUTE_MS / 1000) } as const
const ENDED = { maxAge: 0 } as const

export function sessionCookie(token: string, secure: boolean): string {
  return generateCookie(sessionCookieName(secure), token, { ...SESSION, httpOnly: true, secure })
}

/** Says to pages that there is a session, and nothing about it; it comes and goes with the session's cookie. */
export function sessionMark(open: boolean, secure: boolean): string {
  return generateCookie(SESSION_MARK, open ? '1' : '', { ...SESSION, ...(open ? {} : ENDED), secure })
}

export function noSessionCookie(secure: boolean): string {
  return generateCookie(sessionCookieName(secure), '', { ...SESSION, ...ENDED, httpOnly: true, secure })
}

/** What the browser says about its turn; anything else than a turn's own shape is no turn. */
export function readTurn(cookie: string | undefined): string | undefined {
  return cookie !== undefined && /^[0-9a-f-]{36}$/.test(cookie) ? cookie : undefined
}
