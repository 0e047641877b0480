import type { ColourGroup, ProductDetail, ProductSize } from '#contract/product.contract.ts'
import { cartPiece } from '#blocks/product/cart-piece.ts'
import type { CartPiece } from '#sync/resources/cart-view.ts'

/** One SKU of the product page as a cart piece, at its own price. */
export function pieceOf(product: ProductDetail, { color }: ColourGroup, size: ProductSize): CartPiece {
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
