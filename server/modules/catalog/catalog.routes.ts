import * as listings from '#contract/listing.ts'
import * as products from '#contract/product.ts'
import { markDisabled } from '#domain/catalog/variants.ts'
import { readListingQuery, type ListingParams } from '#domain/catalog/listing-query.ts'
import type { ListingSort } from '#domain/catalog/listing.ts'
import { TRENDING } from '#domain/search/keyword.ts'
import { searchPath } from '#domain/region/links.ts'
import { Refusal } from '../../http/reasons.ts'
import { serve, type Call, type Served } from '../../http/served.ts'
import type { Services } from '../../services.ts'
import type { Scope } from './catalogue.ts'

const MOST_CARDS = 60

/** Finding and looking: search, listings, product pages (spec 2.6, 2.8–2.10, 7.2). */
export function catalogRoutes({ catalogue }: Services): Served[] {
  function list(scope: Scope, call: Call, params: ListingParams, sort: ListingSort) {
    const listing = catalogue.listing(scope, readListingQuery(params, sort), call, call.now)
    if (!listing) throw new Refusal('not-found')
    return listing
  }

  async function detail(call: Call, spu: string, sku?: string) {
    const found = await catalogue.detail(spu, sku, call, call.now)
    if (!found) throw new Refusal('product-unknown')
    return found
  }

  return [
    serve(listings.search, (call, { keywords, ...params }) =>
      list({ kind: 'search', key: keywords.trim() }, call, params, 'relevance'),
    ),
    serve(listings.categoryListing, (call, { cid, ...params }) =>
      list({ kind: 'category', key: String(cid) }, call, params, 'recommended'),
    ),
    serve(listings.collectionListing, (call, { idealsRuleName, ...params }) =>
      list({ kind: 'collection', key: idealsRuleName }, call, params, 'recommended'),
    ),
    serve(listings.productCards, (call, { spus }) => {
      const wanted = [...new Set(spus.split(',').map((spu) => spu.trim()))].slice(0, MOST_CARDS)
      return catalogue.cards(wanted, call, call.now)
    }),
    serve(listings.hotSearch, () => TRENDING.map((keywords) => ({ keywords, url: searchPath(keywords) }))),
    serve(products.product, (call, { spuCode, sku }) => detail(call, spuCode, sku)),
    serve(products.infoPanel, async (call, { productsId }) => {
      const spu = catalogue.spuOf(productsId)
      if (spu === undefined) throw new Refusal('product-unknown')
      const { attributes } = await detail(call, spu)
      return {
        attributes: attributes.map((group) => ({
          optionsType: 'size',
          color: group.color.color,
          values: markDisabled(group.size.filter((size) => !size.hidden)).map((size) => ({
            name: size.size,
            sku: size.sku,
            canBuy: size.canBuy,
            disabled: size.disabled,
            formatFinalPrice: size.formatFinalPrice,
            formatProductsPrice: size.formatProductsPrice,
          })),
        })),
      }
    }),
  ]
}
