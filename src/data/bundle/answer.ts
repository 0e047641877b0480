import * as v from 'valibot'
import { decodeFields } from '#contract/encoding.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import * as listings from '#contract/listing.ts'
import { cateTree, homePage, seoInfo } from '#contract/navigation.ts'
import * as products from '#contract/product.ts'
import { spokenFor, type Spoken } from '#domain/region/language.ts'
import { placeOf, readCurrency, readLanguageWord, type Place } from '#domain/region/place.ts'
import { siteOfHost } from '#domain/region/sites.ts'
import { seoOf } from '#domain/shelves/seo.ts'
import type { TakenShop } from '#domain/shelves/taken-shop.ts'
import { infoPanelOf } from '#domain/shelves/shop.ts'

interface Answering {
  readonly endpoint: Endpoint
  readonly pattern: RegExp
  readonly answer: (shop: TakenShop, input: never, place: Place) => unknown
}

/** The store API's own reads, answered from what was taken along by the functions the server answers them with. */
const ANSWERED: readonly Answering[] = [
  from(listings.search, (shop, input, place) => shop.search(input, place)),
  from(listings.categoryListing, (shop, input, place) => shop.category(input, place)),
  from(listings.collectionListing, (shop, input, place) => shop.collection(input, place)),
  from(listings.productCards, (shop, { spus }, place) => shop.cardsNamed(spus, place)),
  from(listings.hotSearch, (shop) => shop.trending()),
  from(products.product, (shop, { spuCode, sku }, place) => shop.product(spuCode, sku, place)),
  from(products.infoPanel, (shop, { productsId }, place) => {
    const spu = shop.spuOf(productsId)
    const detail = spu === undefined ? undefined : shop.product(spu, undefined, place)
    return detail && infoPanelOf(detail)
  }),
  from(cateTree, (shop, _, place) => shop.categories(place)),
  from(homePage, (shop, _, place) => shop.home(place)),
  from(seoInfo, (shop, asked, place) =>
    seoOf(shop, asked, place, shop.product(asked.keyword ?? '', undefined, place)),
  ),
]

export interface Question {
  /** In whose words the bundle must be. */
  readonly spoken: Spoken
  /** undefined: what was taken along has no answer to this. */
  ask(shop: TakenShop): unknown
}

/** Reads the address of a call; undefined when it is none that what was taken along could answer. */
export function questionOf(url: URL): Question | undefined {
  const known = ANSWERED.find(({ pattern }) => pattern.test(url.pathname))
  if (!known) return undefined
  const parts = known.pattern.exec(url.pathname)?.groups ?? {}
  const fields = decodeFields(url.searchParams)
  if (!fields) return undefined
  const input = v.safeParse(known.endpoint.input, { ...fields, ...parts })
  if (!input.success) return undefined
  const site = siteOfHost(url.host)
  const place = placeOf(
    site,
    readLanguageWord(url.searchParams.get('lang') ?? undefined, site),
    readCurrency(url.searchParams.get('currency') ?? undefined, site),
  )
  return {
    spoken: spokenFor(place.language),
    ask: (shop) => known.answer(shop, input.output as never, place),
  }
}

function from<E extends Endpoint>(
  endpoint: E,
  answer: (shop: TakenShop, input: InputOf<E>, place: Place) => unknown,
): Answering {
  const path = endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[A-Za-z0-9]+)')
  return {
    endpoint,
    pattern: new RegExp(`^${API_PREFIX}${path}$`),
    answer: answer as Answering['answer'],
  }
}
