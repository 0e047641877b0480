import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { unpackCards } from './packed-cards.ts'
import { unpackSizes } from './packed-sizes.ts'

/** Data of a page that the server rendered: what its queries and its loaders returned. */
export interface PageData {
  /** Key, answer, and time of the answer. */
  readonly queries: readonly (readonly [QueryKey, unknown, number])[]
  /** Matches of the router; an answer of a query in what a loader returned is a `QueryReference`. */
  readonly matches: readonly PageMatch[]
}

/** A match under the short names with which the router hydrates it (`DehydratedMatch`). */
export interface PageMatch {
  readonly i: string
  readonly s: MatchStatus
  readonly u: number
  /** What its loader returned. */
  readonly l?: unknown
  /** What `beforeLoad` returned. */
  readonly b?: unknown
  /** A `notFound()`, or the message of an error. */
  readonly e?: unknown
  /** That no route has the address. */
  readonly g?: true
}

export type MatchStatus = 'pending' | 'success' | 'error' | 'redirected' | 'notFound'

/** The answer with this index: no answer is written twice. */
export interface QueryReference {
  readonly $query: number
}

/** Gives the client the answers, and returns the matches with what their loaders returned. */
export function restorePageData(client: QueryClient, { queries, matches }: PageData): readonly PageMatch[] {
  for (const [key, answer, updatedAt] of queries)
    client.setQueryData(key, unpackCards(unpackSizes(answer)), { updatedAt })
  const referred = (value: unknown): unknown =>
    isReference(value) ? client.getQueryData(queries[value.$query]?.[0] ?? []) : value
  return matches.map((match) => ('l' in match ? { ...match, l: mapFields(match.l, referred) } : match))
}

/** A loader returns an answer, or an object of answers and values. */
export function mapFields(value: unknown, map: (value: unknown) => unknown): unknown {
  const mapped = map(value)
  if (mapped !== value || typeof value !== 'object' || value === null || Array.isArray(value)) return mapped
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, map(field)]))
}

function isReference(value: unknown): value is QueryReference {
  return typeof value === 'object' && value !== null && '$query' in value
}
