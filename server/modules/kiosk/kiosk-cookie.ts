const ONE_YEAR_S = 365 * 24 * 3_600

/** As the session's: `__Host-` needs Secure (trust.md S1). */
export function kioskCookieName(secure: boolean): string {
  return secure ? '__Host-kiosk' : 'kiosk'
}

/** Strict: nobody comes to a store's tablet from another site. An empty token takes it back. */
export function kioskCookie(token: string, secure: boolean): string {
  const maxAge = token === '' ? 0 : ONE_YEAR_S
  return `${kioskCookieName(secure)}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
}
