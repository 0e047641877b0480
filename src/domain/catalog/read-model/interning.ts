/** Returns the same value for equal keys: a hundred thousand products share a few hundred lists and words. */
export interface Interned<Value> {
  of(key: string): Value
}

export function createInterned<Value>(make: (key: string) => Value): Interned<Value> {
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
