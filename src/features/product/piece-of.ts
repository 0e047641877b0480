import type { ColourGroup, ProductDetail, ProductSize } from '#contract/product.ts'
import { bagPiece } from '#blocks/product/bag-piece.ts'
import type { BagPiece } from '#data/bag/bag-view.ts'

/** One SKU of the product page for the bag, at its own price. */
export function pieceOf(product: ProductDetail, { color }: ColourGroup, size: ProductSize): BagPiece {
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
    ...bagPiece(product, colour, size),
    productId: product.productsId,
    finalPrice,
    productsPrice,
    formatFinalPrice,
    formatProductsPrice,
  }
}
