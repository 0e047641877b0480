/**
 * What a cached page or answer can depend on, in one word. A product is named by its SPU: its rows, and whether each of
 * its sizes can be bought. Two equal tags of different kinds would only discard an entry too early.
 */
export type CacheTag = string

/** Categories, collections, stores, announcements, articles, campaigns: every entry depends on them. */
export const CONTENT: CacheTag = 'content'
/** What any list shows: searches, and pieces like one. */
export const LISTS: CacheTag = 'lists'
/** Rows of any product; unlike `LISTS`, no size that sells out. */
export const PRODUCTS: CacheTag = 'products'
/** Lists of one category, or of one collection. */
export const categoryTag = (id: number | string): CacheTag => `category ${id}`
export const collectionTag = (key: string): CacheTag => `collection ${key}`
/** How many pieces of a product are left, where they are few: it changes with each sale. */
export const fewLeftTag = (spu: string): CacheTag => `${FEW_LEFT}${spu}`
export const isFewLeftTag = (tag: CacheTag): boolean => tag.startsWith(FEW_LEFT)
const FEW_LEFT = 'few left '

/** Counts the changes of everything that has a tag. Local to this process: each node has its own counts. */
export interface Revisions {
  /** Number of the last change. */
  current(): number
  /** Number of the tag's last change; 0 before the first. */
  of(tag: CacheTag): number
  /** Counts one change of all these. */
  change(tags: Iterable<CacheTag>): void
}

export function createRevisions(): Revisions {
  const revisions = new Map<CacheTag, number>()
  let last = 0
  return {
    current: () => last,
    of: (tag) => revisions.get(tag) ?? 0,
    change(tags) {
      last++
      for (const tag of tags) revisions.set(tag, last)
    },
  }
}

/** What one entry of a cache depends on. */
export interface Dependencies {
  add(tag: CacheTag): void
  /** Whether none of them has changed since they were read. */
  areCurrent(): boolean
  /** For the cache's budget. */
  readonly bytes: number
}

/** Made before the first read: a change during the reads counts. */
export function createDependencies(revisions: Pick<Revisions, 'current' | 'of'>): Dependencies {
  const tags = new Set<CacheTag>([CONTENT])
  let currentAt = revisions.current()

  function haveChanged(): boolean {
    for (const tag of tags) if (revisions.of(tag) > currentAt) return true
    return false
  }

  return {
    add: (tag) => void tags.add(tag),
    areCurrent() {
      const last = revisions.current()
      if (currentAt < last && !haveChanged()) currentAt = last
      return currentAt === last
    },
    get bytes() {
      return tags.size * TAG_BYTES
    },
  }
}

/** Of a short text and its place in a set. */
const TAG_BYTES = 56
