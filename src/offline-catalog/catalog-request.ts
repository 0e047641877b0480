import * as v from 'valibot'
import { decodeFields } from '#contract/encoding.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import { boughtTogether, skusNamed } from '#contract/catalog/bought-together.contract.ts'
import * as listings from '#contract/catalog/listing.contract.ts'
import { cateTree, homePage, seoInfo } from '#contract/catalog/navigation.contract.ts'
import * as products from '#contract/catalog/product.contract.ts'
import { spokenFor, type Spoken } from '#domain/region/language.ts'
import { storefrontOf, readCurrency, readLanguageWord, type Storefront } from '#domain/region/storefront.ts'
import { siteOfHost } from '#domain/region/sites.ts'
import { seoOf } from '#domain/catalog/read-model/seo.ts'
import type { OfflineCatalog } from '#domain/catalog/offline-package/offline-package.ts'
import { infoPanelOf } from '#domain/catalog/read-model/present-detail.ts'

interface Answering {
  readonly endpoint: Endpoint
  readonly pattern: RegExp
  readonly answer: (shop: OfflineCatalog, input: never, storefront: Storefront) => unknown
}

/** Reads of the store API, answered from the installed catalogue by the same functions that the server uses. */
const ANSWERED: readonly Answering[] = [
  from(listings.search, (shop, input, storefront) => shop.search(input, storefront)),
  from(listings.categoryListing, (shop, input, storefront) => shop.category(input, storefront)),
  from(listings.collectionListing, (shop, input, storefront) => shop.collection(input, storefront)),
  from(listings.productCards, (shop, { spus }, storefront) => shop.cardsNamed(spus, storefront)),
  from(boughtTogether, (shop, { skus }, storefront) => shop.togetherWith(skusNamed(skus), storefront)),
  from(listings.hotSearch, (shop) => shop.trending()),
  from(products.product, (shop, { spuCode, sku }, storefront) => shop.product(spuCode, sku, storefront)),
  from(products.infoPanel, (shop, { productsId }, storefront) => {
    const spu = shop.spuOf(productsId)
    const detail = spu === undefined ? undefined : shop.product(spu, undefined, storefront)
    return detail && infoPanelOf(detail)
  }),
  from(cateTree, (shop, _, storefront) => shop.categories(storefront)),
  from(homePage, (shop, _, storefront) => shop.home(storefront)),
  from(seoInfo, (shop, input, storefront) =>
    seoOf(shop, { ...input, product: shop.product(input.keyword ?? '', undefined, storefront) }, storefront),
  ),
]

export interface CatalogRequest {
  /** Language that the catalogue must have. */
  readonly spoken: Spoken
  /** undefined: the installed catalogue cannot answer this call. */
  ask(shop: OfflineCatalog): unknown
}

/** Reads the address of a call; undefined for a call that the catalogue cannot answer. */
export function catalogRequestOf(url: URL): CatalogRequest | undefined {
  const known = ANSWERED.find(({ pattern }) => pattern.test(url.pathname))
  if (!known) return undefined
  const parts = known.pattern.exec(url.pathname)?.groups ?? {}
  const fields = decodeFields(url.searchParams)
  if (!fields) return undefined
  const input = v.safeParse(known.endpoint.input, { ...fields, ...parts })
  if (!input.success) return undefined
  const site = siteOfHost(url.host)
  const storefront = storefrontOf(
    site,
    readLanguageWord(url.searchParams.get('lang') ?? undefined, site),
    readCurrency(url.searchParams.get('currency') ?? undefined, site),
  )
  return {
    spoken: spokenFor(storefront.language),
    ask: (shop) => known.answer(shop, input.output as never, storefront),
  }
}

function from<E extends Endpoint>(
  endpoint: E,
  answer: (shop: OfflineCatalog, input: InputOf<E>, storefront: Storefront) => unknown,
): Answering {
  const path = endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[A-Za-z0-9]+)')
  return {
    endpoint,
    pattern: new RegExp(`^${API_PREFIX}${path}$`),
    answer: answer as Answering['answer'],
  }
}
