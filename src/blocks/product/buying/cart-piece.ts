import type { CardColour, ProductCard, SizeOption } from '#contract/catalog/card-fields.ts'
import type { CartPiece } from '#sync/resources/cart-view.ts'
import { MULTI_ITEM_TYPE } from '#domain/cart/multi-item-rule.ts'
import { flashSale } from '#domain/catalog/flash.ts'
import { isPreOrder, isWithoutParcel } from '#domain/catalog/variants.ts'
import { serverNow } from '#platform/timing/clock.ts'

/** The data of a piece that the cart needs to show it offline. */
export function cartPiece(product: ProductCard, colour: CardColour, size: SizeOption): CartPiece {
  const multiItem = product.allActivities.find(({ ruleType }) => ruleType === MULTI_ITEM_TYPE)
  return {
    sku: size.sku,
    productId: product.productsId,
    spuCode: product.spuCode,
    productsName: product.productsName,
    color: colour.color,
    size: size.size,
    imageUrl: colour.imageUrl,
    baseUrl: product.baseUrl,
    productsPrice: product.productsPrice,
    finalPrice: product.finalPrice,
    formatProductsPrice: product.formatProductsPrice,
    formatFinalPrice: product.formatFinalPrice,
    state: size.canBuy ? 'ok' : 'sold-out',
    stock: size.stock,
    preOrder: isPreOrder(product),
    multiItem: multiItem !== undefined,
    soldTag: multiItem?.soldTag ?? '',
    flash: flashSale(product.marketing, serverNow()).active,
    isGiftCard: product.isGiftCard,
    isVirtual: isWithoutParcel(product),
    ...(isOnlyOne(product) && { onlyOne: true as const }),
  }
}

/** Whether the piece has a single size and colour; a card without colours does not know it. */
function isOnlyOne({ items }: ProductCard): boolean {
  return items.length > 0 && items.flatMap(({ size }) => size.filter((one) => !one.hidden)).length === 1
}
