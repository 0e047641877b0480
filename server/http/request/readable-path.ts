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
