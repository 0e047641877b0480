import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { CACHE_BYTES } from './cache-budget.ts'
import { weightOf } from './response-key.ts'

/** HTML of parts that look the same on every page (src/app/part-renderer.ts), by the digest of their keys. */
export interface PartCache {
  get(key: string): string | undefined
  set(key: string, html: string): void
  bytes(): number
}

/** A string of V8 has two bytes a character as soon as one of them is outside Latin-1. */
const BYTES_PER_CHARACTER = 2

export function createPartCache(): PartCache {
  const parts = new LRUCache<string, string>({
    maxSize: CACHE_BYTES.parts,
    sizeCalculation: (html, key) => weightOf(key, BYTES_PER_CHARACTER * html.length),
  })
  return {
    get: (key) => parts.get(hash('sha1', key, 'base64url')),
    set: (key, html) => void parts.set(hash('sha1', key, 'base64url'), html),
    bytes: () => parts.calculatedSize,
  }
}
