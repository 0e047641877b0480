import type { AnyEndpoint } from '#contract/endpoint.ts'

/** Spec 7.2 has GETs that write: clients may send them by POST as well, as they do those with fields that are kept out of addresses. */
export function isAlsoByPost({ method, kind, unlogged }: AnyEndpoint): boolean {
  return method === 'GET' && (kind !== 'read' || unlogged.length > 0)
}
