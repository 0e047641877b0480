import { LRUCache } from 'lru-cache'
import type { Services } from '../services/services.ts'
import { createDependencies, isFewLeftTag, type CacheTag, type Dependencies } from '../services/revisions.ts'
import { CACHE_BYTES } from './request/cache-budget.ts'
import { createRenderQueue } from './render-queue.ts'
import { repackPage } from './repack-page.ts'
import { weightOf } from './request/response-key.ts'

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
/**
 * How long a page that has changed is still served while it is rendered again. With the 3 s in which a node learns of a
 * change (modules/catalog/follow.ts) a page is 5 s late at most.
 */
const MOST_LATE_MS = 2_000
/** Requests of one page within its 120 seconds. */
const POPULAR = 8
/** Packing a page small takes ten times as long as rendering it: not one that changes again and again. */
const SETTLED_MS = 10_000
/** A page with a longer address is rendered and not cached. */
const MOST_KEY_LENGTH = 2_000

interface Entry {
  readonly page: CachedPage
  /** Those of its rendering, and of no other. */
  readonly dependencies: Dependencies
  /** Epoch milliseconds: when its rendering began. */
  readonly at: number
  /** Last time at which none of its dependencies had changed. */
  currentAt: number
  /** How often it was requested again: it is packed smaller then. */
  requests: number
  packing: 'quick' | 'small' | 'smallest'
}

interface Rendering {
  readonly page: Promise<CachedPage>
  /** Whether a client that comes now may have this page. */
  isCurrent(): boolean
}

export interface PageMaker {
  /** Rejects a caller that may not cause or await another rendering. Runs for each caller of its own. */
  admit(): Promise<void>
  /** `add` gets the tags of what the page is made from. */
  render(add: (tag: CacheTag) => void): Promise<CachedPage>
}

interface PageCacheServices extends Pick<Services, 'now' | 'log'> {
  readonly catalogue: Pick<Services['catalogue'], 'revisions'>
}

/** Caches rendered pages; equal concurrent requests are rendered once, and a failure is never cached. */
export function createPageCache({ now, log, catalogue: { revisions } }: PageCacheServices) {
  const entries = new LRUCache<string, Entry>({
    max: MOST_ENTRIES,
    maxSize: CACHE_BYTES.pages,
    sizeCalculation: entryWeight,
  })
  const renderings = new Map<string, Rendering>()
  const renewals = new Set<string>()
  const inTurn = createRenderQueue()
  let repacking = Promise.resolve()

  /** The page that may be served now, and whether it is what would be rendered now. */
  function lookUp(key: string): { page: CachedPage; isCurrent: boolean } | undefined {
    const entry = entries.get(key)
    const at = now()
    if (!entry || at - entry.at >= MOST_AGE_MS) return undefined
    const isCurrent = entry.dependencies.areCurrent()
    if (isCurrent) entry.currentAt = at
    else if (at - entry.currentAt >= MOST_LATE_MS) return undefined
    entry.requests++
    if (isCurrent && at - entry.at >= SETTLED_MS) packSmaller(key, entry)
    return { page: entry.page, isCurrent }
  }

  /** A settled page is packed smaller, and as small as it gets where many request it, one page at a time. */
  function packSmaller(key: string, entry: Entry): void {
    const how = entry.requests >= POPULAR ? 'smallest' : 'small'
    if (entry.page.body.byteLength === 0 || entry.packing === how || entry.packing === 'smallest') return
    entry.packing = how
    const latest = () => {
      const stored = entries.peek(key)
      return stored?.dependencies === entry.dependencies ? stored : undefined
    }
    repacking = repacking.then(async () => {
      const packed = latest()?.page.body
      if (!packed) return
      const body = await repackPage(packed, how).catch(() => packed)
      const stored = latest()
      if (stored) entries.set(key, { ...stored, page: { ...stored.page, body } })
    })
  }

  function renderOnce(key: string, render: PageMaker['render']): Promise<CachedPage> {
    const running = renderings.get(key)
    if (running?.isCurrent()) return running.page
    let dependencies: Dependencies | undefined
    const page = inTurn(async () => {
      const [at, own] = [now(), createDependencies(revisions)]
      dependencies = own
      try {
        const rendered = await render((tag) => {
          // A number of pieces may be as old as the page: bag and order decide by the rows.
          if (!isFewLeftTag(tag)) own.add(tag)
        })
        if (rendered.keep && key.length <= MOST_KEY_LENGTH && renderings.get(key) === rendering)
          entries.set(key, {
            page: rendered,
            dependencies: own,
            at,
            currentAt: at,
            requests: 0,
            packing: 'quick',
          })
        return rendered
      } finally {
        if (renderings.get(key) === rendering) renderings.delete(key)
      }
    })
    // A rendering that has not begun has read nothing yet.
    const rendering: Rendering = { page, isCurrent: () => dependencies?.areCurrent() ?? true }
    renderings.set(key, rendering)
    return page
  }

  /** Renders a page again behind an answer. Without success the stored one is served until it is too late. */
  async function renew(key: string, { admit, render }: PageMaker): Promise<void> {
    if (renewals.has(key)) return
    renewals.add(key)
    try {
      // A caller over its limit renews nothing.
      await admit().then(
        () => renderOnce(key, render),
        () => undefined,
      )
    } catch (error) {
      log.warn('page.not-renewed', { error })
    } finally {
      renewals.delete(key)
    }
  }

  return {
    async get(key: string, maker: PageMaker): Promise<CachedPage> {
      const stored = lookUp(key)
      if (stored && !stored.isCurrent) void renew(key, maker)
      if (stored) return stored.page
      await maker.admit()
      return lookUp(key)?.page ?? renderOnce(key, maker.render)
    },
    size: () => entries.size,
    bytes: () => entries.calculatedSize,
  }
}

function entryWeight({ page: { body, policy, location = '' }, dependencies }: Entry, key: string): number {
  return weightOf(key, body.byteLength + policy.length + location.length + dependencies.bytes)
}
