import { generateCookie } from 'hono/cookie'

/** As the session's: `__Host-` needs Secure (trust.md S1). */
export function staffCookieName(secure: boolean): string {
  return secure ? '__Host-staff' : 'staff'
}

/** Of staff at a tablet; an empty token deletes it. */
export function staffCookie(token: string, secure: boolean, maxAge = 0): string {
  return generateCookie(staffCookieName(secure), token, {
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: token === '' ? 0 : maxAge,
    secure,
  })
}
