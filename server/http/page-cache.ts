import { weightOf } from './answer-key.ts'

export interface KeptPage {
  readonly status: number
  readonly location: string | undefined
  readonly policy: string
  /** Addresses of the shared calls the page was made of, separated by spaces. */
  readonly madeOf: string
  /** Brotli; empty for a redirect. A thousand plain pages would not fit into a small server. */
  readonly body: Uint8Array
}

/** 120 seconds, up to 1000 entries (spec 9.4). */
const MOST_AGE_MS = 120_000
const MOST_ENTRIES = 1_000
/** Of all entries together, and of the address of one: a longer one is drawn and not kept. */
const MOST_BYTES = 64_000_000
const MOST_KEY_LENGTH = 2_000

interface Entry {
  readonly page: KeptPage
  readonly version: string
  readonly at: number
}

/** Keeps rendered pages; equal requests that arrive together are rendered once, and a failure is never kept. */
export function createPageCache(now: () => number) {
  const entries = new Map<string, Entry>()
  let bytes = 0
  const rendering = new Map<string, Promise<KeptPage>>()

  return {
    async get(key: string, version: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
      const kept = entries.get(key)
      if (kept && kept.version === version && now() - kept.at < MOST_AGE_MS) {
        // Most recently used goes last, so that the first one is the one to give up.
        entries.delete(key)
        entries.set(key, kept)
        return kept.page
      }
      const under = `${version}\n${key}`
      const running = rendering.get(under) ?? render()
      rendering.set(under, running)
      try {
        const page = await running
        if (page.status < 500 && key.length <= MOST_KEY_LENGTH) keep(key, { page, version, at: now() })
        return page
      } finally {
        rendering.delete(under)
      }
    },
    size: () => entries.size,
    bytes: () => bytes,
  }

  function forget(key: string): void {
    const known = entries.get(key)
    if (known) bytes -= pageWeight(key, known.page)
    entries.delete(key)
  }

  function keep(key: string, entry: Entry): void {
    forget(key)
    entries.set(key, entry)
    bytes += pageWeight(key, entry.page)
    for (const oldest of entries.keys()) {
      if (entries.size <= MOST_ENTRIES && bytes <= MOST_BYTES) break
      forget(oldest)
    }
  }
}

function pageWeight(key: string, { body, madeOf, policy, location = '' }: KeptPage): number {
  return weightOf(key, body.byteLength + madeOf.length + policy.length + location.length)
}
