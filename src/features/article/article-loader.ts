import type { QueryClient } from '@tanstack/react-query'
import type { Article } from '#contract/catalog/articles.contract.ts'
import { articleQuery } from '#queries/article-query.ts'
import type { ArticlePage } from '#domain/region/article-pages.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { orNotFound } from '#blocks/page/or-not-found.ts'

/** An unknown article is a page that does not exist. */
export function loadArticle(
  queries: QueryClient,
  storefront: Storefront,
  page: ArticlePage,
): Promise<Article> {
  return orNotFound(queries.ensureQueryData(articleQuery(storefront, page)))
}
