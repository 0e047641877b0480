import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { seoInfo } from '#contract/navigation.contract.ts'
import { seoOf as wordsFor } from '#domain/catalog/read-model/seo.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'

/** Title and description of a page for search engines (spec 7.2). */
export async function seoOf(
  { catalogue }: Services,
  context: RequestContext,
  input: InputOf<typeof seoInfo>,
): Promise<OutputOf<typeof seoInfo>> {
  const isProduct = input.page === 'product'
  const product = isProduct
    ? await catalogue.detail(input.keyword ?? '', undefined, context, context.now)
    : undefined
  const words = wordsFor(catalogue, input, context, product)
  if (!words) throw new ShopError(isProduct ? 'product-unknown' : 'not-found')
  return words
}
