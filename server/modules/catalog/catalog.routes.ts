import * as offlinePackage from '#contract/catalog/offline-package.contract.ts'
import * as listings from '#contract/catalog/listing.contract.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { productPairs } from '#contract/catalog/pairs.contract.ts'
import * as products from '#contract/catalog/product.contract.ts'
import { reviewList } from '#contract/catalog/reviews.contract.ts'
import { productSwatch } from '#contract/catalog/swatch.contract.ts'
import { spokenFor, type Spoken } from '#domain/region/language.ts'
import { readLanguageWord } from '#domain/region/storefront.ts'
import { readListingQuery, type ListingParams } from '#domain/catalog/listing/listing-query.ts'
import { infoPanelOf } from '#domain/catalog/read-model/present-detail.ts'
import { searchReady } from './search-indexes.ts'
import { pairsOf } from './product-pairs.ts'
import { swatchOf } from './product-swatch.ts'
import { shareInfoOf } from './share-info.ts'
import { ShopError } from '../../core/shop-error.ts'
import { handle, type RequestContext, type Route } from '../../services/route.ts'

/** Search, listings and product pages (spec 2.6, 2.8–2.10, 7.2). */
export const catalogRoutes: readonly Route[] = [
  handle(offlinePackage.offlinePackagePart, async (context, { lang, ...input }) => {
    const part = found(
      await context.services.catalogue.offlinePackages.part(input, spokenOf(context, lang), context.now),
    )
    return { ...input, ...part } as OutputOf<typeof offlinePackage.offlinePackagePart>
  }),
  handle(
    offlinePackage.offlinePackageDelta,
    async (context, { from, lang }) =>
      (await context.services.catalogue.offlinePackages.delta(
        from,
        spokenOf(context, lang),
        context.now,
      )) as OutputOf<typeof offlinePackage.offlinePackageDelta>,
  ),
  handle(listings.search, async (context, input) => {
    await readStores(context, input)
    await searchReady(context.services.catalogue, spokenFor(context.language))
    const listing = found(context.services.catalogue.search(input, context))
    if (listing.totalPage === 0 && isWholeSearch(input)) context.services.emptySearches.note(input.keywords)
    return listing
  }),
  handle(listings.categoryListing, async (context, input) => {
    await readStores(context, input)
    return found(context.services.catalogue.category(input, context))
  }),
  handle(listings.collectionListing, async (context, input) => {
    await readStores(context, input)
    return found(context.services.catalogue.collection(input, context))
  }),
  handle(listings.productCards, (context, { spus }) => context.services.catalogue.cardsNamed(spus, context)),
  handle(listings.hotSearch, (context) => context.services.catalogue.trending()),
  handle(products.product, (context, { spuCode, sku }) => detail(context, spuCode, sku)),
  handle(productPairs, async ({ services: { catalogue, pictures, store } }, { spuCode }) => {
    if (!catalogue.knows(spuCode)) return { list: [] }
    const list = await pairsOf(store.db, pictures, spuCode)
    return { list: list.filter(({ otherSpu }) => catalogue.knows(otherSpu)) }
  }),
  handle(productSwatch, async ({ services }, { spuCode }) => {
    if (!services.catalogue.knows(spuCode)) return {}
    const swatch = await swatchOf(services.store.db, services.pictures, spuCode)
    return swatch ? { swatch } : {}
  }),
  handle(reviewList, async (context, { spuCode, sort = 'recent', after = '', stars, size, build }) => {
    const input = { sort, after, filter: { stars, size, build } }
    const page = await context.services.catalogue.reviews(spuCode, input, context)
    if (!page) throw new ShopError('product-unknown')
    return { ...page, list: [...page.list] }
  }),
  handle(products.productsDetail, (context, { productsId, sku }) =>
    detail(context, spuOf(context, productsId), sku),
  ),
  handle(products.pointPriceProductDetail, async (context, { spu }) => {
    const known = await detail(context, spu)
    if (known.allPoint === 0) throw new ShopError('product-unknown')
    return known
  }),
  handle(products.shareProduct, async (context, { productsId }) =>
    shareInfoOf(await detail(context, spuOf(context, productsId)), context),
  ),
  handle(products.infoPanel, async (context, { productsId }) =>
    infoPanelOf(await detail(context, spuOf(context, productsId))),
  ),
]

/** Submitted searches only: not the popup's requests during typing, and not filters without results. */
function isWholeSearch({
  suggest,
  spelling,
  category,
  color,
  size,
  price,
  type,
  store,
}: InputOf<typeof listings.search>) {
  return [suggest, spelling, category, color, size, price, type, store].every((field) => field === undefined)
}

/** A list of one store, or with its pieces first, is answered from what the store has at this time. */
async function readStores(context: RequestContext, input: ListingParams): Promise<void> {
  if (input.store === undefined && input.first === undefined) return
  const { store, first } = readListingQuery(input)
  for (const id of [store, first?.sort === 'store-first' ? first.store : undefined]) {
    if (id !== undefined && !(await context.services.catalogue.readStore(id, context.now)))
      throw new ShopError('not-found')
  }
}

function spuOf({ services }: RequestContext, productsId: string): string {
  const spu = services.catalogue.spuOf(productsId)
  if (spu === undefined) throw new ShopError('product-unknown')
  return spu
}

async function detail(context: RequestContext, spu: string, sku?: string) {
  const { catalogue } = context.services
  const known = await catalogue.detail(spu, { sku, storefront: context, asOf: context.now })
  if (!known) throw new ShopError('product-unknown')
  return known
}

/** An offline package is cached by its address, so the address alone names the language. */
function spokenOf(context: RequestContext, lang: string): Spoken {
  const language = readLanguageWord(lang, context.site)
  if (!language) throw new ShopError('language-unknown', { lang })
  return spokenFor(language)
}

function found<Answer>(answer: Answer | undefined): Answer {
  if (!answer) throw new ShopError('not-found')
  return answer
}
