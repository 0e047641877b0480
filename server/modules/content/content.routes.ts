import * as campaigns from '#contract/catalog/campaigns.contract.ts'
import { articleDetail } from '#contract/catalog/articles.contract.ts'
import * as contract from '#contract/catalog/navigation.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import { handle, type Route } from '../../services/route.ts'
import { campaignOf, previewOf, runningCampaigns } from './read-campaigns.ts'
import { readArticle, seoOf } from './content.queries.ts'
import { storeListOf } from './store-list.ts'

/** Content around pages: the category tree, the home page, texts for search engines (spec 7.2); articles (spec 2.2). */
export const contentRoutes: readonly Route[] = [
  handle(contract.cateTree, (context) => context.services.catalogue.categories(context)),
  handle(contract.storeList, storeListOf),
  handle(contract.homePage, (context) => context.services.catalogue.home(context)),
  handle(contract.seoInfo, seoOf),
  handle(campaigns.campaignList, runningCampaigns),
  handle(campaigns.campaignPage, (context, { keywords }) => campaignOf(context, keywords)),
  handle(campaigns.campaignPreview, (context, { keywords, token }) => previewOf(context, keywords, token)),
  handle(articleDetail, async (context, { articleId }) => {
    const article = await readArticle(context.services.store.db, articleId, context)
    if (!article) throw new ShopError('not-found')
    return article
  }),
]
