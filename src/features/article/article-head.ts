import type { Article } from '#contract/articles.ts'
import type { ArticlePage } from '#domain/region/article-pages.ts'
import { pageHead } from '#blocks/page-head.ts'
import type { RouterContext } from '#blocks/router-context.ts'

export function articleHead(
  { place, origin }: Pick<RouterContext, 'place' | 'origin'>,
  { title, summary }: Article,
  path: ArticlePage,
) {
  return pageHead({ place, origin, title, description: summary, path })
}
