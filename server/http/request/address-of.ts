import { encodeFields, fillPath } from '#contract/encoding.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { API_PREFIX } from '#contract/envelope.ts'

/** The address under which the browser would make the same call (spec 7.1). */
export function addressOf(endpoint: AnyEndpoint, input: unknown): string {
  const { path, rest } = fillPath(endpoint, input)
  const query = new URLSearchParams(encodeFields(rest)).toString()
  return `${API_PREFIX}${path}${query && `?${query}`}`
}
