import type { ProductCard } from '#contract/catalog/card-fields.ts'
import type { ColourGroup, ProductSize } from '#contract/catalog/product.contract.ts'
import type { CartPiece } from '#sync/resources/cart-view.ts'
import { cartPiece } from './cart-piece.ts'

/** One SKU of a product as a cart piece, at its own price. */
export function pieceOf(product: ProductCard, { color }: ColourGroup, size: ProductSize): CartPiece {
  const colour = {
    pid: color.pid,
    color: color.name,
    hex: color.hex,
    imageUrl: color.image,
    imageUrlNext: '',
    size: [],
  }
  const { finalPrice, productsPrice, formatFinalPrice, formatProductsPrice } = size
  return {
    ...cartPiece(product, colour, size),
    productId: product.productsId,
    finalPrice,
    productsPrice,
    formatFinalPrice,
    formatProductsPrice,
  }
}
