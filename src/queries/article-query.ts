import { queryOptions } from '@tanstack/react-query'
import { articleDetail } from '#contract/catalog/articles.contract.ts'
import { ARTICLE_PAGES, type ArticlePage } from '#domain/region/article-pages.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { callerOf } from '#api/call.ts'
import { localeParams } from './product-queries.ts'
import { CATALOGUE_FRESH_MS } from './stale-times.ts'

export function articleQuery(storefront: Storefront, page: ArticlePage) {
  const articleId = ARTICLE_PAGES[page]
  return queryOptions({
    queryKey: ['article', articleId, storefront.language, storefront.currency],
    queryFn: ({ client, signal }) =>
      callerOf(client)(articleDetail, { articleId, ...localeParams(storefront) }, { signal }),
    staleTime: CATALOGUE_FRESH_MS,
  })
}
