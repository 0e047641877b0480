/** Whether an address can name a resource: its percent-encoding is valid, and it does not begin as another host's. */
export function isReadablePath(url: string): boolean {
  const { pathname } = new URL(url)
  try {
    decodeURIComponent(pathname)
    return !pathname.startsWith('//')
  } catch {
    return false
  }
}

/** Whether a request names one host: of two, the proxy and the server may each believe another one (trust.md S21). */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1
}
