/** Whether an address can name anything here: its percent-encoding can be read, and it does not begin as another host's. */
export function isReadablePath(url: string): boolean {
  const { pathname } = new URL(url)
  try {
    decodeURIComponent(pathname)
    return !pathname.startsWith('//')
  } catch {
    return false
  }
}
