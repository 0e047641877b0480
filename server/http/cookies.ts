const ONE_YEAR_S = 365 * 24 * 3_600

/** One cookie of the request, undefined when it is missing or cannot be read. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return decode(part.slice(at + 1).trim())
  }
  return undefined
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** A choice the page itself may read (language, currency); never anything that opens a door. */
export function choiceCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${ONE_YEAR_S}${secure ? '; Secure' : ''}`
}
