import type { JsonLd } from '#blocks/page/page-head.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { minor } from '#domain/brand.ts'
import { DELIVERY_DAYS, RETURN_DAYS, shippingFor } from '#domain/cart/shipping.ts'
import { nextTurn } from '#domain/catalog/flash.ts'
import { isFinalSale } from '#domain/catalog/notices.ts'
import { isWithoutParcel } from '#domain/catalog/variants.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { inUnits } from '#domain/money/money.ts'
import type { Storefront } from '#platform/current-storefront.ts'

type Offered = Pick<
  ProductDetail,
  | 'finalPrice'
  | 'productsPrice'
  | 'currency'
  | 'marketing'
  | 'asOf'
  | 'isVirtual'
  | 'isGroupVirtual'
  | 'isGiftCard'
>

/** Until when an offer's price is valid, what its parcel costs and how long it takes, and whether it may be returned. */
export function offerTerms(product: Offered, storefront: Storefront): JsonLd {
  const turn = nextTurn(product.marketing, product.asOf)
  return {
    ...(turn === undefined ? {} : { priceValidUntil: new Date(turn).toISOString() }),
    // Nothing is sent of what a mail brings.
    ...(isWithoutParcel(product) || product.isGiftCard
      ? {}
      : {
          shippingDetails: shippingDetails(product, storefront),
          hasMerchantReturnPolicy: returnPolicy(product, storefront),
        }),
  }
}

/** The parcel of this piece alone (spec 9.7). */
function shippingDetails({ finalPrice, currency }: Offered, { site }: Storefront): JsonLd {
  const rate = isCurrency(currency)
    ? shippingFor(minor(finalPrice), { site, currency, method: 'delivery' }).shipping
    : undefined
  return {
    '@type': 'OfferShippingDetails',
    ...(rate === undefined
      ? {}
      : { shippingRate: { '@type': 'MonetaryAmount', value: inUnits(rate, currency), currency } }),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: site.toUpperCase() },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(DELIVERY_DAYS.processing),
      transitTime: days(DELIVERY_DAYS.international),
    },
  }
}

/** "No returns or exchanges on final sale." (spec 2.10); otherwise within 15 days (spec 9.7). */
function returnPolicy(offered: Offered, { site }: Storefront): JsonLd {
  const terms = isFinalSale(offered)
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: RETURN_DAYS,
      }
  return { '@type': 'MerchantReturnPolicy', applicableCountry: site.toUpperCase(), ...terms }
}

function days([minValue, maxValue]: readonly [number, number]): JsonLd {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}
