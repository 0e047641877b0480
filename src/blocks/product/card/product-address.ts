import type { ProductCard } from '#contract/catalog/card-fields.ts'

/** A product's page: its baseUrl, with the SKU when there is one (spec 2.2). */
export function productAddress(
  product: Pick<ProductCard, 'baseUrl' | 'skuCode'>,
  sku = product.skuCode,
): string {
  return sku ? `${product.baseUrl}?sku=${encodeURIComponent(sku)}` : product.baseUrl
}
