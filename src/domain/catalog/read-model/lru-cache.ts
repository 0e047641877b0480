/**
 * A map of bounded size that drops the least recently used entry; own code, because the browser runs it, too (decision
 * 0055).
 */
export interface LruCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
}

export function createLruCache<Value>(most: number): LruCache<Value> {
  const values = new Map<string, Value>()
  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key, value) {
      values.delete(key)
      values.set(key, value)
      if (values.size <= most) return
      const [oldest] = values.keys()
      if (oldest !== undefined) values.delete(oldest)
    },
    delete(key) {
      values.delete(key)
    },
  }
}
