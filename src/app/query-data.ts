import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { AFTER_THE_PAGE } from '#queries/after-the-page.ts'

/** Opaque to the router, which asks for a type that it can prove serializable: answers of the store API are JSON. */
export interface QueryData {
  readonly answers: object
}

/** What the browser needs of the server's queries: the answers that its first view shows. */
export function writeQueryData(queries: QueryClient): QueryData {
  const answers = dehydrate(queries, {
    shouldDehydrateQuery: ({ state, meta }) => state.status === 'success' && meta !== AFTER_THE_PAGE,
  })
  return { answers }
}

export function readQueryData(queries: QueryClient, { answers }: QueryData): void {
  hydrate(queries, answers as DehydratedState)
}
