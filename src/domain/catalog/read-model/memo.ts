/** Values made once for a key. Own code, because the browser runs it, too (decision 0055). */
export interface Memo<Value> {
  of(key: string): Value
}

/** Equal keys share one value, without a limit: a hundred thousand products have a few hundred lists and words. */
export function createInterned<Value>(make: (key: string) => Value): Memo<Value> {
  const known = new Map<string, Value>()
  return {
    of(key) {
      const found = known.get(key)
      if (found !== undefined) return found
      const made = make(key)
      known.set(key, made)
      return made
    },
  }
}

/** A map of bounded size that drops the least recently used entry. */
export interface LruCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  /** The value of the key, made and stored when it is missing. */
  of(key: string, make: () => Value): Value
}

export function createLruCache<Value>(most: number): LruCache<Value> {
  const values = new Map<string, Value>()

  function get(key: string): Value | undefined {
    const value = values.get(key)
    if (value !== undefined) place(key, value)
    return value
  }

  function place(key: string, value: Value): void {
    values.delete(key)
    values.set(key, value)
  }

  function set(key: string, value: Value): void {
    place(key, value)
    if (values.size <= most) return
    const [oldest] = values.keys()
    if (oldest !== undefined) values.delete(oldest)
  }

  return {
    get,
    set,
    of(key, make) {
      const known = get(key)
      if (known !== undefined) return known
      const made = make()
      set(key, made)
      return made
    },
  }
}
