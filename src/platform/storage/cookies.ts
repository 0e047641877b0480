/** A cookie that the page may read; undefined when it is missing or unreadable. */
export function readCookie(name: string): string | undefined {
  for (const part of document.cookie.split(';')) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(part.slice(at + 1).trim())
    } catch {
      return undefined
    }
  }
  return undefined
}

/** Without an age the browser drops it when it is closed. */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`
}

/** Deletes every cookie that the page may read, except those named. */
export function forgetCookies(except: readonly string[]): void {
  for (const part of document.cookie.split(';')) {
    const name = part.split('=', 1)[0]?.trim() ?? ''
    if (name !== '' && !except.includes(name)) writeCookie(name, '', 0)
  }
}
