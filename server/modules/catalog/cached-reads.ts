import { LRUCache } from 'lru-cache'

interface CachedRead<Stamp> {
  /** JSON outside the heap: a third of what the objects take, and nothing for the collector to visit. */
  readonly json: Buffer
  readonly stamp: Stamp
}

interface Reading<Value, Stamp> {
  /** Of the value that is read now. */
  readonly stamp: Stamp
  /** Whether a value with this stamp may be given again. */
  isFresh(stamp: Stamp): boolean
  read(): Promise<Value>
}

/**
 * What was read from the database and may be given again, bounded by its bytes: a shop of a hundred thousand products
 * has more than a server has memory for. Equal reads at the same time are one, and a failed one is not kept. Values are
 * what JSON gives back as it was: no Map, no undefined.
 */
export function createCachedReads<Value, Stamp>(mostBytes: number) {
  const stored = new LRUCache<string, CachedRead<Stamp>>({
    maxSize: mostBytes,
    sizeCalculation: ({ json }, key) => ENTRY_BYTES + key.length + json.byteLength,
  })
  const underWay = new Map<string, { readonly stamp: Stamp; readonly value: Promise<Value> }>()

  async function readAnew(key: string, { stamp, read }: Reading<Value, Stamp>): Promise<Value> {
    const reading = { stamp, value: read() }
    underWay.set(key, reading)
    try {
      const value = await reading.value
      stored.set(key, { json: encoded(value), stamp })
      return value
    } finally {
      if (underWay.get(key) === reading) underWay.delete(key)
    }
  }

  return {
    async of(key: string, reading: Reading<Value, Stamp>): Promise<Value> {
      const known = stored.get(key)
      if (known && reading.isFresh(known.stamp)) return JSON.parse(known.json.toString()) as Value
      const running = underWay.get(key)
      if (running && reading.isFresh(running.stamp)) return running.value
      return readAnew(key, reading)
    },
    bytes: () => stored.calculatedSize,
    size: () => stored.size,
  }
}

/** Of the cache and the heap, for one entry besides its key and its JSON. */
const ENTRY_BYTES = 400

/** Unlike a small `Buffer`, what it returns is no part of a larger piece of memory. */
function encoded(value: unknown): Buffer {
  const text = JSON.stringify(value)
  const json = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  json.write(text)
  return json
}
