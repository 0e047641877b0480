import type { CardColour, ProductCard, SizeOption } from '#contract/card-fields.ts'
import { cartPiece } from '#blocks/product/cart-piece.ts'
import type { CartPiece } from '#sync/resources/cart-view.ts'
import { visibleSizes } from '#domain/catalog/variants.ts'

/** The user's choice for one piece of the bundle. */
export interface BundleChoice {
  readonly selected: boolean
  readonly sku: string | undefined
}

/** The colour that a card shows: the first that can be bought. */
export function shownColour(product: Pick<ProductCard, 'items'>): CardColour | undefined {
  return product.items.find((colour) => colour.size.some((size) => size.canBuy)) ?? product.items[0]
}

/** Sizes to choose from, without those hidden in all colours. */
export function offeredSizes(product: ProductCard): readonly SizeOption[] {
  const colour = shownColour(product)
  const at = colour ? product.items.indexOf(colour) : -1
  return visibleSizes(product.items)[at] ?? []
}

/** The size that counts: the chosen one, or the only one there is. */
export function sizeOf(product: ProductCard, choice: BundleChoice | undefined): SizeOption | undefined {
  const sizes = offeredSizes(product)
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
    const colour = shownColour(product)
    const size = sizeOf(product, choices[product.spuCode])
    if (colour && size) pieces.push({ ...cartPiece(product, colour, size), productId: product.productsId })
    else missing.push(product.spuCode)
  }
  return { pieces, missing, selected: chosen.length }
}
