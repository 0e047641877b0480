import * as listings from '#contract/listing.ts'
import * as products from '#contract/product.ts'
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
    serve(listings.search, (call, input) => found(catalogue.search(input, call))),
    serve(listings.categoryListing, (call, input) => found(catalogue.category(input, call))),
    serve(listings.collectionListing, (call, input) => found(catalogue.collection(input, call))),
    serve(listings.productCards, (call, { spus }) => catalogue.cardsNamed(spus, call)),
    serve(listings.hotSearch, () => catalogue.trending()),
    serve(products.product, (call, { spuCode, sku }) => detail(call, spuCode, sku)),
    serve(products.infoPanel, async (call, { productsId }) => {
      const spu = catalogue.spuOf(productsId)
      if (spu === undefined) throw new Refusal('product-unknown')
      return infoPanelOf(await detail(call, spu))
    }),
  ]
}

function found<Listing>(listing: Listing | undefined): Listing {
  if (!listing) throw new Refusal('not-found')
  return listing
}
