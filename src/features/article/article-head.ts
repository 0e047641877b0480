import type { Article } from '#contract/catalog/articles.contract.ts'
import type { ArticlePage } from '#domain/region/article-pages.ts'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

export function articleHead(
  { storefront, origin }: Pick<RouterContext, 'storefront' | 'origin'>,
  { title, summary }: Article,
  path: ArticlePage,
) {
  return pageHead({ storefront, origin, title, description: summary, path })
}
