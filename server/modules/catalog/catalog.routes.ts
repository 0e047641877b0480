import * as bundle from '#contract/bundle.ts'
import * as listings from '#contract/listing.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import * as products from '#contract/product.ts'
import { reviewList } from '#contract/reviews.ts'
import { spokenFor, type Spoken } from '#domain/region/language.ts'
import { readLanguageWord } from '#domain/region/place.ts'
import { infoPanelOf } from '#domain/shelves/shop.ts'
import { Refusal } from '../../http/reasons.ts'
import { serve, type Call, type Served } from '../../http/served.ts'
import type { Services } from '../../services.ts'

/** Finding and looking: search, listings, product pages (spec 2.6, 2.8–2.10, 7.2). */
export function catalogRoutes({ catalogue }: Services): Served[] {
  async function detail(call: Call, spu: string, sku?: string) {
    const found = await catalogue.detail(spu, sku, call, call.now)
    if (!found) throw new Refusal('product-unknown')
    return found
  }

  return [
    serve(bundle.bundlePart, async (call, { lang, ...asked }) => {
      const part = found(await catalogue.bundles.part(asked, spokenOf(call, lang), call.now))
      return { ...asked, ...part } as OutputOf<typeof bundle.bundlePart>
    }),
    serve(
      bundle.bundleDelta,
      async (call, { from, lang }) =>
        (await catalogue.bundles.delta(from, spokenOf(call, lang), call.now)) as OutputOf<
          typeof bundle.bundleDelta
        >,
    ),
    serve(listings.search, (call, input) => found(catalogue.search(input, call))),
    serve(listings.categoryListing, (call, input) => found(catalogue.category(input, call))),
    serve(listings.collectionListing, (call, input) => found(catalogue.collection(input, call))),
    serve(listings.productCards, (call, { spus }) => catalogue.cardsNamed(spus, call)),
    serve(listings.hotSearch, () => catalogue.trending()),
    serve(products.product, (call, { spuCode, sku }) => detail(call, spuCode, sku)),
    serve(reviewList, async (call, { spuCode, sort = 'recent', after = '' }) => {
      const page = await catalogue.reviews(spuCode, { sort, after }, call, call.now)
      if (!page) throw new Refusal('product-unknown')
      return { ...page, list: [...page.list] }
    }),
    serve(products.infoPanel, async (call, { productsId }) => {
      const spu = catalogue.spuOf(productsId)
      if (spu === undefined) throw new Refusal('product-unknown')
      return infoPanelOf(await detail(call, spu))
    }),
  ]
}

/** A bundle is kept by its address, so the address alone says in which language. */
function spokenOf(call: Call, lang: string): Spoken {
  const language = readLanguageWord(lang, call.site)
  if (!language) throw new Refusal('language-unknown', { lang })
  return spokenFor(language)
}

function found<Answer>(answer: Answer | undefined): Answer {
  if (!answer) throw new Refusal('not-found')
  return answer
}
