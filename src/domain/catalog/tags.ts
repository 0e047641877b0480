/** What a promotion tag shows on a product. */
export type TagMeaning =
  | { readonly shows: 'points'; readonly text: string; readonly points: number }
  | { readonly shows: 'co-branded-logo' | 'best-seller' | 'flash-sale' | 'new-in' | 'earth-bag' }

/** Promotion tags, letter for letter (spec 9.6). */
export const TAGS = {
  'Flash Sale Items-SG': { shows: 'flash-sale' },
  'NY25-point': { shows: 'points', text: 'EXTRA 100 POINTS', points: 100 },
  'Sep New SG': { shows: 'new-in' },
  'SG Earth bag': { shows: 'earth-bag' },
  'Earth bag': { shows: 'earth-bag' },
  Olympic: { shows: 'co-branded-logo' },
  'SG Best Seller': { shows: 'best-seller' },
} as const satisfies Record<string, TagMeaning>

export type Tag = keyof typeof TAGS

function isTag(name: string): name is Tag {
  return Object.hasOwn(TAGS, name)
}

/** `tagsName` is a list, or one text with commas (spec 3). */
export function readTags(tagsName: string | readonly string[]): string[] {
  const names = typeof tagsName === 'string' ? tagsName.split(',') : tagsName
  return names.map((name) => name.trim()).filter((name) => name !== '')
}

/** What these tags show, each once, in the order of the tags. Unknown tags are internal and show nothing. */
export function tagMeanings(tagsName: string | readonly string[]): TagMeaning[] {
  const meanings: TagMeaning[] = readTags(tagsName)
    .filter(isTag)
    .map((tag) => TAGS[tag])
  return meanings.filter((meaning, at) => meanings.findIndex((other) => other.shows === meaning.shows) === at)
}

/** Points that each bought piece with these tags gives besides those of its price (spec 9.6). */
export function extraPointsOf(tagsName: readonly string[]): number {
  return tagMeanings(tagsName).reduce((sum, tag) => sum + (tag.shows === 'points' ? tag.points : 0), 0)
}
