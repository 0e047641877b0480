import { addressOf, type JsonLd } from '#blocks/page/page-head.ts'
import { pictureAddress } from '#blocks/pictures/picture-address.ts'
import { parseRichText, plainText } from '#domain/text/rich-text.ts'
import { PREVIEW_WIDTH } from '#contract/picture-widths.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { availability, type Availability } from '#domain/catalog/variants.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { inUnits } from '#domain/money/money.ts'
import { offerTerms } from './offer-terms.ts'

/** The product as schema.org data, for search engines. */
export function productJsonLd(product: ProductDetail, storefront: Storefront, origin: string): JsonLd {
  const { averageRating, totalReviews } = product.reviewInfo
  return {
    '@type': 'Product',
    name: product.productsName,
    sku: product.selectedSku,
    mpn: product.spuCode,
    description: plainText(parseRichText(product.productDescriptionValue)),
    image: (product.attributes[0]?.color.imageList ?? [product.imageUrl]).map(
      (picture) => `${origin}${pictureAddress(picture, PREVIEW_WIDTH, 'webp')}`,
    ),
    brand: { '@type': 'Brand', name: 'Vanda' },
    ...(product.material ? { material: product.material } : {}),
    // Money does not buy a virtual product (spec 4.6).
    ...(product.isVirtual ? {} : { offers: offerOf(product, storefront, origin) }),
    ...(totalReviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: averageRating,
            reviewCount: totalReviews,
          },
        }
      : {}),
  }
}

/** The SKU that the page shows: its price and stock are those of feed and bag. */
function offerOf(product: ProductDetail, storefront: Storefront, origin: string): JsonLd {
  const shown = product.attributes
    .flatMap(({ size }) => size)
    .find(({ sku }) => sku === product.selectedSku && sku !== product.skuCode)
  const offered = shown ? { ...product, ...pricedAs(shown) } : product
  return {
    '@type': 'Offer',
    url: addressOf(product.baseUrl, storefront, origin),
    priceCurrency: product.currency,
    price: inUnits(offered.finalPrice, product.currency),
    availability: `https://schema.org/${availabilityOf(offered)}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...offerTerms(offered, storefront),
  }
}

type PricedSku = Pick<ProductDetail, 'finalPrice' | 'productsPrice' | 'canBuy'>

const pricedAs = ({ finalPrice, productsPrice, canBuy }: PricedSku) => ({ finalPrice, productsPrice, canBuy })

const IN_SCHEMA = {
  'stop-selling': 'Discontinued',
  'sold-out': 'OutOfStock',
  'pre-order': 'PreOrder',
  'redeem-only': 'InStock',
  available: 'InStock',
} as const satisfies Record<Availability, string>

const availabilityOf = (product: ProductDetail): string => IN_SCHEMA[availability(product)]
