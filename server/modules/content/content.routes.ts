import { articleDetail } from '#contract/articles.contract.ts'
import * as contract from '#contract/navigation.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Services } from '../../services/services.ts'
import { handle, type Route } from '../../services/route.ts'
import { readArticle, seoOf } from './content.queries.ts'

/** Content around pages: the category tree, the home page, texts for search engines (spec 7.2); articles (spec 2.2). */
export function contentRoutes(services: Services): Route[] {
  return [
    handle(contract.cateTree, (context) => services.catalogue.categories(context)),
    handle(contract.homePage, (context) => services.catalogue.home(context)),
    handle(contract.seoInfo, (context, input) => seoOf(services, context, input)),
    handle(articleDetail, async (context, { articleId }) => {
      const article = await readArticle(services.store.db, articleId, {
        storefront: context,
        texts: services.texts,
      })
      if (!article) throw new ShopError('not-found')
      return article
    }),
  ]
}
