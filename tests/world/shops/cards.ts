import type { CardColour, ProductCard, SizeOption } from '#contract/catalog/card-fields.ts'

/** The size in `AB12A-S` is `S`. */
export function aSize(sku: string, canBuy = true): SizeOption {
  return { sku, size: sku.split('-')[1] ?? '', canBuy, stock: canBuy ? 3 : 0, hidden: false }
}

export function aColour(pid: string, ...size: SizeOption[]): CardColour {
  return { pid, color: 'Jade', hex: '#5f8a6a', imageUrl: `/p/${pid}`, imageUrlNext: '', size }
}

/** A card of a product in one colour: a plain piece that can be bought with money. */
export function aCard(spu: string, ...size: SizeOption[]): ProductCard {
  return {
    productsId: `P${spu}`,
    spuCode: spu,
    skuCode: size[0]?.sku ?? '',
    productsName: `Silk Blouse ${spu}`,
    baseUrl: `/products/silk-blouse-${spu}`,
    imageUrl: `/p/${spu}`,
    imageUrlNext: '',
    productsPrice: 10_900,
    finalPrice: 9_900,
    formatProductsPrice: 'S$109.00',
    formatFinalPrice: 'S$99.00',
    discount: 9,
    attributesColor: 'Jade',
    categoriesName: 'Blouses',
    productsQuantity: 3,
    canBuy: true,
    isVirtual: false,
    isGroupVirtual: false,
    isGiftCard: false,
    tagsName: [],
    actTags: [],
    preSaleSkuList: { allAdvance: 0 },
    marketing: null,
    allActivities: [],
    pickupText: '',
    configActText: [],
    partPoint: 0,
    allPoint: 0,
    items: [aColour(`${spu}A`, ...size)],
    reviewInfo: { totalReviews: 0, averageRating: 0 },
    currency: 'SGD',
  }
}
