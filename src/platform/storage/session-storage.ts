/** sessionStorage that cannot break a page: it survives a reload and a foreign page, and ends with the tab. */
export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function writeSession(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function dropSession(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing, so there is nothing to delete.
  }
}
