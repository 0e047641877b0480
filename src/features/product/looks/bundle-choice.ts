import type { CardColour, ProductCard, SizeOption } from '#contract/catalog/card-fields.ts'
import { cartPiece } from '#blocks/product/buying/cart-piece.ts'
import type { CartPiece } from '#sync/resources/cart-view.ts'
import { visibleSizes } from '#domain/catalog/variants.ts'

/** The user's choice for one piece of the bundle. */
export interface BundleChoice {
  readonly selected: boolean
  readonly sku: string | undefined
  /** The colour in which the user has looked at it beside the page's piece. */
  readonly pid?: string
}

/** The colour that a card shows: the chosen one, else the first that can be bought. */
export function shownColour(product: Pick<ProductCard, 'items'>, pid?: string): CardColour | undefined {
  return (
    product.items.find((colour) => colour.pid === pid) ??
    product.items.find((colour) => colour.size.some((size) => size.canBuy)) ??
    product.items[0]
  )
}

/** The choice in another colour: the same size, as far as it can be bought there. */
export function inColour(product: ProductCard, choice: BundleChoice | undefined, pid: string): BundleChoice {
  const size = offeredSizes(product, choice?.pid).find(({ sku }) => sku === choice?.sku)?.size
  const same = offeredSizes(product, pid).find((offered) => offered.size === size && offered.canBuy)
  return { selected: choice?.selected ?? false, sku: same?.sku, pid }
}

/** Sizes to choose from, without those hidden in all colours. */
export function offeredSizes(product: ProductCard, pid?: string): readonly SizeOption[] {
  const colour = shownColour(product, pid)
  const at = colour ? product.items.indexOf(colour) : -1
  return visibleSizes(product.items)[at] ?? []
}

/** The size that counts: the chosen one, or the only one there is. */
export function sizeOf(product: ProductCard, choice: BundleChoice | undefined): SizeOption | undefined {
  const sizes = offeredSizes(product, choice?.pid)
  const [only] = sizes
  const sku = choice?.sku ?? (sizes.length === 1 ? only?.sku : undefined)
  return sizes.find((size) => size.sku === sku && size.canBuy)
}

export interface BundlePieces {
  readonly pieces: readonly CartPiece[]
  /** SPUs that are selected without a size. */
  readonly missing: readonly string[]
  readonly selected: number
}

export function bundlePieces(
  products: readonly ProductCard[],
  choices: Readonly<Record<string, BundleChoice>>,
): BundlePieces {
  const chosen = products.filter((product) => choices[product.spuCode]?.selected)
  const pieces: CartPiece[] = []
  const missing: string[] = []
  for (const product of chosen) {
    const colour = shownColour(product, choices[product.spuCode]?.pid)
    const size = sizeOf(product, choices[product.spuCode])
    if (colour && size)
      pieces.push({
        ...cartPiece({ ...product, ...colour.price }, colour, size),
        productId: product.productsId,
      })
    else missing.push(product.spuCode)
  }
  return { pieces, missing, selected: chosen.length }
}
