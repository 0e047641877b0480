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

/** Fields as strings; a repeated key (or one written `key[]`) becomes a list. */
export function decodeFields(
  encoded: Iterable<readonly [string, string]>,
): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of encoded) {
    const list = name.endsWith('[]')
    const key = list ? name.slice(0, -2) : name
    const known = fields[key]
    if (known === undefined) fields[key] = list ? [value] : value
    else fields[key] = Array.isArray(known) ? [...known, value] : [known, value]
  }
  return { ...fields }
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
