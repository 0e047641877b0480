import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { seoInfo } from '#contract/catalog/navigation.contract.ts'
import { seoOf as wordsFor } from '#domain/catalog/read-model/seo.ts'
import type { Article } from '#contract/catalog/articles.contract.ts'
import { spokenFor } from '#domain/region/language.ts'
import type { Reader } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext, Storefront } from '../../services/route.ts'
import { bannerPicture } from '../media/addresses.ts'
import { cleanArticle } from './clean-article.ts'
import { siteWords } from './content.present.ts'

/** An article in the requested language, in English where it is not translated. */
export async function readArticle(
  db: Reader,
  id: number,
  context: Pick<RequestContext, keyof Storefront | 'services'>,
): Promise<Article | undefined> {
  const spoken = spokenFor(context.language)
  const rows = await db
    .selectFrom('article')
    .selectAll()
    .where('id', '=', id)
    .where('lang', 'in', [spoken, 'en'])
    .execute()
  const row = rows.find(({ lang }) => lang === spoken) ?? rows[0]
  if (!row) return undefined
  const say = siteWords(context.services, { ...context, language: row.lang })
  return {
    articleId: row.id,
    lang: row.lang,
    title: row.title,
    summary: say(row.summary),
    content: cleanArticle(say(row.body)),
    image: bannerPicture(context.services.pictures, row.picture ?? ''),
    changedAt: row.changed_at,
  }
}

/** Title and description of a page for search engines (spec 7.2). */
export async function seoOf(
  context: RequestContext,
  input: InputOf<typeof seoInfo>,
): Promise<OutputOf<typeof seoInfo>> {
  const { catalogue } = context.services
  const isProduct = input.page === 'product'
  const product = isProduct
    ? await catalogue.detail(input.keyword ?? '', { sku: undefined, storefront: context, asOf: context.now })
    : undefined
  const words = wordsFor(catalogue, { ...input, product }, context)
  if (!words) throw new ShopError(isProduct ? 'product-unknown' : 'not-found')
  return words
}
