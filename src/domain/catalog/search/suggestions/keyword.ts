/** Trending keywords (spec 9.2). */
export const TRENDING = [
  'Dress',
  'Vest',
  'Strap',
  'Skirt',
  'Shorts',
  'Two-piece',
  'Floral',
  'Stripe',
  'A-Line',
  'Cheongsam',
  'Blouse',
  'Silk',
  'Gathered Waist',
] as const

/** How long the search popup waits for the next letter (spec 9.2). */
export const SEARCH_DEBOUNCE_MS = 200

/** What a submit searches for: the trimmed input, or the first trending keyword when that is empty (spec 5). */
export function keywordFor(input: string, trending: readonly string[] = TRENDING): string | undefined {
  return input.trim() || trending[0]
}
