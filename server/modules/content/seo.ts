import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { seoInfo } from '#contract/navigation.ts'
import { seoOf as wordsFor } from '#domain/shelves/seo.ts'
import { Refusal } from '../../http/reasons.ts'
import type { Call } from '../../http/served.ts'
import type { Services } from '../../services.ts'

/** Title and description of a page for search engines (spec 7.2). */
export async function seoOf(
  { catalogue }: Services,
  call: Call,
  asked: InputOf<typeof seoInfo>,
): Promise<OutputOf<typeof seoInfo>> {
  const isProduct = asked.page === 'product'
  const product = isProduct
    ? await catalogue.detail(asked.keyword ?? '', undefined, call, call.now)
    : undefined
  const words = wordsFor(catalogue, asked, call, product)
  if (!words) throw new Refusal(isProduct ? 'product-unknown' : 'not-found')
  return words
}
