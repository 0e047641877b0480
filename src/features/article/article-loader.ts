import type { QueryClient } from '@tanstack/react-query'
import type { Article } from '#contract/articles.ts'
import { articleQuery } from '#data/articles.ts'
import type { ArticlePage } from '#domain/region/article-pages.ts'
import type { Place } from '#platform/place.ts'
import { orNotFound } from '#blocks/or-not-found.ts'

/** A page whose article the shop does not have is a page that does not exist. */
export function loadArticle(queries: QueryClient, place: Place, page: ArticlePage): Promise<Article> {
  return orNotFound(queries.ensureQueryData(articleQuery(place, page)))
}
