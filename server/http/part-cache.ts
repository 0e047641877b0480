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
  const namesOf = createNameLists()
  return {
    get: (key: string): CachedPart | undefined => parts.get(digest(key)),
    set: (key: string, part: CachedPart) => void parts.set(digest(key), part),
    encode: (html: readonly string[]): CachedPart => encodePart(html, namesOf),
    linksTo,
    digestOf(fact: object): string {
      const known = digests.get(fact) ?? digest(JSON.stringify(fact))
      digests.set(fact, known)
      return known
    },
    bytes: () => parts.calculatedSize,
    namesBytes: namesOf.bytes,
  }
}

/** One list for all parts with the same names: most parts of a kind have them. */
function createNameLists() {
  const lists = new LRUCache<string, readonly string[]>({
    maxSize: CACHE_BYTES.partNames,
    sizeCalculation: (names, key) => weightOf(key, key.length + NAME_BYTES * names.length),
  })
  function namesOf(html: string): readonly string[] {
    const names = [...namesIn(html)]
    const key = names.join(' ')
    const known = lists.get(key) ?? names
    lists.set(key, known)
    return known
  }
  return Object.assign(namesOf, { bytes: () => lists.calculatedSize })
}

/** Of a short string and the place that names it, besides its letters. */
const NAME_BYTES = 32

function digest(text: string): string {
  return hash('sha1', text, 'base64url')
}

/** `html`: what stands between the places of its id. */
function encodePart(html: readonly string[], namesOf: (html: string) => readonly string[]): CachedPart {
  let at = 0
  const idsAt = html.slice(0, -1).map((piece) => (at += Buffer.byteLength(piece)))
  const whole = html.join('')
  // Unlike a small `Buffer`, these bytes are no part of a larger piece of memory.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(whole))
  bytes.write(whole)
  return { bytes, idsAt, names: namesOf(whole) }
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
