import { queryOptions } from '@tanstack/react-query'
import { articleDetail } from '#contract/articles.ts'
import { ARTICLE_PAGES, type ArticlePage } from '#domain/region/article-pages.ts'
import type { Place } from '#platform/place.ts'
import { callerOf } from './call.ts'
import { placed } from './products.ts'

export function articleQuery(place: Place, page: ArticlePage) {
  const articleId = ARTICLE_PAGES[page]
  return queryOptions({
    queryKey: ['article', articleId, place.language, place.currency],
    queryFn: ({ client, signal }) =>
      callerOf(client)(articleDetail, { articleId, ...placed(place) }, { signal }),
    staleTime: 60_000,
  })
}
