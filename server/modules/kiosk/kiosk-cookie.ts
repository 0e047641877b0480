import { generateCookie } from 'hono/cookie'
import { YEAR_S } from '#domain/time-units.ts'

/** As the session's: `__Host-` needs Secure (trust.md S1). */
export function kioskCookieName(secure: boolean): string {
  return secure ? '__Host-kiosk' : 'kiosk'
}

/** Strict: no other site links to a kiosk. An empty token deletes it. */
export function kioskCookie(token: string, secure: boolean): string {
  const maxAge = token === '' ? 0 : YEAR_S
  return generateCookie(kioskCookieName(secure), token, {
    httpOnly: true,
    sameSite: 'Strict',
    maxAge,
    secure,
  })
}
