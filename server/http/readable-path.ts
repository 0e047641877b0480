/** Whether the percent-encoding of an address can be read; what cannot be read names nothing. */
export function isReadablePath(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname)
    return true
  } catch {
    return false
  }
}
