import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { CACHE_BYTES } from './cache-budget.ts'
import { namesIn } from './names-in.ts'
import { weightOf } from './response-key.ts'

/** HTML of a part as it goes into pages: encoded, outside the heap, half the size of a string. */
export interface CachedPart {
  readonly bytes: Buffer
  /** Where in the bytes each page writes the part's id, in order. */
  readonly idsAt: readonly number[]
  /** Classes and languages in it (names-in.ts). */
  readonly names: readonly string[]
}

export type PartCache = ReturnType<typeof createPartCache>

/** Parts that look the same on every page (src/app/part-renderer.ts), by the digest of their keys. */
export function createPartCache() {
  const parts = new LRUCache<string, CachedPart>({
    maxSize: CACHE_BYTES.parts,
    sizeCalculation: ({ bytes }, key) => weightOf(key, bytes.byteLength),
  })
  const digests = new WeakMap<object, string>()
  return {
    get: (key: string): CachedPart | undefined => parts.get(digest(key)),
    set: (key: string, part: CachedPart) => void parts.set(digest(key), part),
    encode: encodePart,
    linksTo,
    digestOf(fact: object): string {
      const known = digests.get(fact) ?? digest(JSON.stringify(fact))
      digests.set(fact, known)
      return known
    },
    bytes: () => parts.calculatedSize,
  }
}

function digest(text: string): string {
  return hash('sha1', text, 'base64url')
}

/** `html`: what stands between the places of its id. */
export function encodePart(html: readonly string[]): CachedPart {
  let at = 0
  const idsAt = html.slice(0, -1).map((piece) => (at += Buffer.byteLength(piece)))
  const whole = html.join('')
  // Unlike a small `Buffer`, these bytes are no part of a larger piece of memory.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(whole))
  bytes.write(whole)
  return { bytes, idsAt, names: kept([...namesIn(whole)]) }
}

/** Lists of names: most parts of a kind have the same. */
const lists = new Map<string, readonly string[]>()

function kept(names: readonly string[]): readonly string[] {
  const key = names.join(' ')
  const known = lists.get(key) ?? names
  lists.set(key, known)
  return known
}

const QUOTE = 0x22
const QUESTION_MARK = 0x3f

/** Whether the part has a link to this path, with or without a query. */
function linksTo({ bytes }: CachedPart, path: string): boolean {
  const link = Buffer.from(`href="${path}`)
  for (let at = bytes.indexOf(link); at !== -1; at = bytes.indexOf(link, at + 1)) {
    const next = bytes[at + link.byteLength]
    if (next === QUOTE || next === QUESTION_MARK) return true
  }
  return false
}
