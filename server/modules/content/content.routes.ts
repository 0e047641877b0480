import { articleDetail } from '#contract/articles.ts'
import * as contract from '#contract/navigation.ts'
import { Refusal } from '../../http/reasons.ts'
import type { Services } from '../../services.ts'
import { serve, type Served } from '../../http/served.ts'
import { readArticle } from './articles.ts'
import { seoOf } from './seo.ts'

/** What pages are framed with: the category tree, the home page, words for search engines (spec 7.2); articles (spec 2.2). */
export function contentRoutes(services: Services): Served[] {
  return [
    serve(contract.cateTree, (call) => services.catalogue.categories(call)),
    serve(contract.homePage, (call) => services.catalogue.home(call)),
    serve(contract.seoInfo, (call, input) => seoOf(services, call, input)),
    serve(articleDetail, async (call, { articleId }) => {
      const article = await readArticle(services.store.db, articleId, call)
      if (!article) throw new Refusal('not-found')
      return article
    }),
  ]
}
