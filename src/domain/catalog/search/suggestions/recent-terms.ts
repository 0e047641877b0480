/** A list that a phone still shows at a glance. */
export const MAX_RECENT = 20

/** Recent searches skip duplicates regardless of case and of spaces; new entries go to the front (spec 5). */
export function remember(recent: readonly string[], keyword: string): string[] {
  const entry = withSingleSpaces(keyword)
  const known = recent.some((word) => withSingleSpaces(word).toLowerCase() === entry.toLowerCase())
  return entry === '' || known ? [...recent] : [entry, ...recent].slice(0, MAX_RECENT)
}

/** Spaces of any kind and number between two words are one. */
function withSingleSpaces(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
