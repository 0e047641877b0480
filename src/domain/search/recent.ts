/** A list that a phone still shows at a glance. */
export const MAX_RECENT = 20

/** Recent searches skip duplicates regardless of case; new entries go to the front (spec 5). */
export function remember(recent: readonly string[], keyword: string): string[] {
  const entry = keyword.trim()
  const known = recent.some((word) => word.toLowerCase() === entry.toLowerCase())
  return entry === '' || known ? [...recent] : [entry, ...recent].slice(0, MAX_RECENT)
}
