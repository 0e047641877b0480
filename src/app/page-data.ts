import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createSerializationAdapter, type AnySerializationAdapter } from '@tanstack/react-router'
import { unpackSizes } from './packed-sizes.ts'

/** Data of a page that the server rendered: what its queries and its loaders returned. */
export interface PageData {
  /** Key, answer, and time of the answer. */
  readonly queries: readonly (readonly [QueryKey, unknown, number])[]
  /** By match of the router; an answer of a query in it is a `QueryReference`. */
  readonly loaded: readonly unknown[]
}

/** The answer with this index: no answer is written twice. */
export interface QueryReference {
  readonly $query: number
}

export interface LoadedMatch {
  readonly loaderData?: unknown
}

/** Gives the client the answers, and returns what the loaders returned. */
export function restorePageData(client: QueryClient, { queries, loaded }: PageData): readonly unknown[] {
  for (const [key, answer, updatedAt] of queries) client.setQueryData(key, unpackSizes(answer), { updatedAt })
  const referred = (value: unknown): unknown =>
    isReference(value) ? client.getQueryData(queries[value.$query]?.[0] ?? []) : value
  return loaded.map((value) => mapFields(value, referred))
}

/** In the router's own data the value of a loader is its index. The router asks about objects, and not about arrays. */
export function loaderDataAdapter(
  matches: () => readonly LoadedMatch[],
  loaded: readonly unknown[],
): AnySerializationAdapter {
  const indexOf = (value: unknown) => matches().findIndex(({ loaderData }) => loaderData === value)
  return createSerializationAdapter({
    key: 'loaded',
    test: (value): value is unknown => typeof value === 'object' && value !== null && indexOf(value) >= 0,
    toSerializable: indexOf,
    fromSerializable: (at: number) => loaded[at],
  })
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
