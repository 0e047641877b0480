import { listingPath, productPath, searchPath } from '#domain/region/links.ts'
import { goodsOf, type Piece } from './goods.ts'
import type { RunningShop } from './running-shop.ts'

/** The measured pages: home, a full category, a product with plenty in stock, a search, the bag, and the pages around an order and an account. */
export interface Visits {
  readonly home: string
  readonly listing: string
  readonly product: string
  readonly search: string
  readonly bag: string
  readonly checkout: string
  readonly register: string
  readonly forgot: string
  readonly dashboard: string
  /** The product's page with this SKU chosen. */
  readonly piece: Piece & { readonly path: string }
  readonly listings: readonly string[]
}

interface CategoryNode {
  readonly categoriesId: number
  readonly categoryName: string
  readonly subCategory: readonly CategoryNode[]
}

export async function visitsOf(shop: RunningShop): Promise<Visits> {
  const response = await fetch(`${shop.origin}/api/common/cateTree?lang=en`)
  const { data } = (await response.json()) as { data: readonly CategoryNode[] }
  const listings = data.map(({ categoryName, categoriesId }) => listingPath(categoryName, categoriesId))
  const [piece] = goodsOf(shop).pieces
  const [first, second] = listings
  if (!piece || !first) throw new RangeError('the shop is empty')
  const product = productPath({ name: piece.slug, spu: piece.spu })
  const path = productPath({ name: piece.slug, spu: piece.spu }, piece.sku)
  return {
    home: '/',
    listing: second ?? first,
    product,
    search: searchPath('silk dress'),
    bag: '/cart',
    checkout: '/checkout-guest',
    register: '/account/register',
    forgot: '/forgotPassword',
    dashboard: '/user/dashboard',
    piece: { ...piece, path },
    listings,
  }
}
