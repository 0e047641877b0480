import { LRUCache } from 'lru-cache'

interface CachedRead<Value, Stamp> {
  readonly value: Value
  readonly stamp: Stamp
  readonly bytes: number
}

interface Reading<Value, Stamp> {
  /** Of the value that is read now. */
  readonly stamp: Stamp
  /** Whether a value with this stamp may be given again. */
  isFresh(stamp: Stamp): boolean
  read(): Promise<Value>
}

/**
 * What was read from the database and may be given again, bounded by what it weighs: a shop of a hundred thousand
 * products has more than a server has memory for. Equal reads at the same time are one, and a failed one is not kept.
 */
export function createCachedReads<Value, Stamp>(mostBytes: number) {
  const stored = new LRUCache<string, CachedRead<Value, Stamp>>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const underWay = new Map<string, { readonly stamp: Stamp; readonly value: Promise<Value> }>()

  async function readAnew(key: string, { stamp, read }: Reading<Value, Stamp>): Promise<Value> {
    const reading = { stamp, value: read() }
    underWay.set(key, reading)
    try {
      const value = await reading.value
      stored.set(key, { value, stamp, bytes: bytesOf(key) + bytesOf(value) })
      return value
    } finally {
      if (underWay.get(key) === reading) underWay.delete(key)
    }
  }

  return {
    async of(key: string, reading: Reading<Value, Stamp>): Promise<Value> {
      const known = stored.get(key)
      if (known && reading.isFresh(known.stamp)) return known.value
      const running = underWay.get(key)
      if (running && reading.isFresh(running.stamp)) return running.value
      return readAnew(key, reading)
    },
    bytes: () => stored.calculatedSize,
    size: () => stored.size,
  }
}

const OBJECT_BYTES = 56

/** About what a value takes on the heap: two bytes a letter, and something for each object. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return 24 + 2 * value.length
  if (typeof value !== 'object' || value === null) return 8
  const parts = value instanceof Map ? [...value].flat() : Object.values(value)
  return parts.reduce<number>((sum, part) => sum + 8 + bytesOf(part), OBJECT_BYTES)
}
