import type { AnyEndpoint } from './endpoint.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Form and query encoding of one input: lists of plain values repeat their key, objects and lists of objects travel
 * as JSON text, what is undefined is left out. `decodeFields` is its inverse up to strings.
 */
export function encodeFields(input: unknown): [name: string, value: string][] {
  const encoded: [string, string][] = []
  for (const [key, value] of Object.entries((input ?? {}) as Fields)) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value) && value.every(isPlain))
      for (const item of value) encoded.push([key, String(item)])
    else encoded.push([key, isPlain(value) ? String(value) : JSON.stringify(value)])
  }
  return encoded
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object'
}

/** Limit of fields in one form or query; the longest list of the contract has 200. */
export const MOST_FIELDS = 500

/** Fields as strings; a repeated key (or one written `key[]`) becomes a list. undefined for more than `MOST_FIELDS`. */
export function decodeFields(
  encoded: Iterable<readonly [string, string]>,
): Record<string, string | string[]> | undefined {
  const values = new Map<string, string[]>()
  const lists = new Set<string>()
  let fields = 0
  for (const [name, value] of encoded) {
    fields += 1
    if (fields > MOST_FIELDS) return undefined
    const list = name.endsWith('[]')
    const key = list ? name.slice(0, -2) : name
    const known = values.get(key)
    if (known) known.push(value)
    else values.set(key, [value])
    if (list || known) lists.add(key)
  }
  return Object.fromEntries([...values].map(([key, all]) => [key, lists.has(key) ? all : (all[0] ?? '')]))
}

const PART = /\{(\w+)\}/g

/** Fills `{name}` parts of the path from the input and says which fields are left for query or body. */
export function fillPath(endpoint: AnyEndpoint, input: unknown): { path: string; rest: Fields } {
  const rest: Record<string, unknown> = { ...((input ?? {}) as Fields) }
  const path = endpoint.path.replace(PART, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}
