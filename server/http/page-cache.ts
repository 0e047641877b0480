import { LRUCache } from 'lru-cache'
import { CACHE_BYTES } from './cache-budget.ts'
import { repack } from './compress.ts'
import { weightOf } from './response-key.ts'

export interface CachedPage {
  readonly status: number
  /** False for a page with a failed part; it is rendered again for the next request. */
  readonly keep: boolean
  readonly location: string | undefined
  readonly policy: string
  /** Brotli; empty for a redirect. A thousand uncompressed pages would not fit into a small server. */
  readonly body: Uint8Array<ArrayBuffer>
}

/** 120 seconds, up to 1000 entries (spec 9.4). */
const MOST_AGE_MS = 120_000
const MOST_ENTRIES = 1_000
/** Requests of one page within its 120 seconds. */
const POPULAR = 8
/** A page with a longer address is rendered and not cached. */
const MOST_KEY_LENGTH = 2_000
/** What a server sends before a client has to answer: ten segments of 1,460 bytes (RFC 6928), less a page's headers. */
export const FIRST_ROUND = 14_600 - 950
/** The smallest body has at least this share of the small one: 0.964 to 0.98 on pages of this shop. */
const SMALLEST_SHARE = 0.965

interface Entry {
  readonly page: CachedPage
  /** Tells one rendering of an address from the next. */
  readonly rendered: symbol
  readonly version: string
  readonly at: number
  /** How often it was requested again: it is packed smaller then. */
  requests: number
}

export interface PageMaker {
  /** Rejects a caller that may not cause or await another rendering. Runs for each caller of its own. */
  admit(): Promise<void>
  render(): Promise<CachedPage>
}

/** Caches rendered pages; equal concurrent requests are rendered once, and a failure is never cached. */
export function createPageCache(now: () => number) {
  const entries = new LRUCache<string, Entry>({
    max: MOST_ENTRIES,
    maxSize: CACHE_BYTES.pages,
    sizeCalculation: ({ page }, key) => pageWeight(key, page),
  })
  const rendering = new Map<string, Promise<CachedPage>>()
  let repacking = Promise.resolve()

  function fresh(key: string, version: string): CachedPage | undefined {
    const stored = entries.get(key)
    if (!stored || stored.version !== version || now() - stored.at >= MOST_AGE_MS) return undefined
    stored.requests++
    if (stored.page.body.byteLength > 0 && (stored.requests === 1 || stored.requests === POPULAR))
      packSmaller(key, stored)
    return stored.page
  }

  /**
   * A page is packed quickly for its first client, smaller for later ones and as small as it gets for many, one page at a
   * time.
   */
  function packSmaller(key: string, { rendered, requests }: Entry): void {
    const current = () => {
      const entry = entries.peek(key)
      return entry?.rendered === rendered ? entry : undefined
    }
    repacking = repacking.then(async () => {
      const packed = current()?.page.body
      if (!packed) return
      const body = await repackFor(requests, packed).catch(() => packed)
      const entry = current()
      if (entry) entries.set(key, { ...entry, page: { ...entry.page, body } })
    })
  }

  async function renderOnce(key: string, version: string, render: PageMaker['render']): Promise<CachedPage> {
    const under = `${version}\n${key}`
    const running = rendering.get(under) ?? render()
    rendering.set(under, running)
    try {
      const page = await running
      if (page.keep && key.length <= MOST_KEY_LENGTH)
        entries.set(key, { page, rendered: Symbol(), version, at: now(), requests: 0 })
      return page
    } finally {
      rendering.delete(under)
    }
  }

  return {
    async get(key: string, version: string, { admit, render }: PageMaker): Promise<CachedPage> {
      const known = fresh(key, version)
      if (known) return known
      await admit()
      return fresh(key, version) ?? renderOnce(key, version, render)
    },
    size: () => entries.size,
    bytes: () => entries.calculatedSize,
  }
}

/** A body that would miss the first round by little is packed as small as it gets at once: that saves a round trip. */
async function repackFor(requests: number, packed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  if (requests >= POPULAR) return repack(packed, 'smallest')
  const small = await repack(packed, 'small')
  return missesFirstRound(small.byteLength) ? repack(packed, 'smallest') : small
}

/** By no more than the smallest packing can win. */
export function missesFirstRound(bytes: number): boolean {
  return bytes > FIRST_ROUND && bytes * SMALLEST_SHARE <= FIRST_ROUND
}

function pageWeight(key: string, { body, policy, location = '' }: CachedPage): number {
  return weightOf(key, body.byteLength + policy.length + location.length)
}
