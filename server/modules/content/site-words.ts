import { shippingWords } from '#domain/cart/shipping.ts'
import { spokenFor } from '#domain/region/language.ts'
import { LABELS } from '#domain/catalog/read-model/labels.ts'
import type { Storefront } from '../../services/route.ts'

/**
 * Writes the terms of the site into a text of the shop: `{freeOver}`, `{fee}` and `{offer}` stand for its own amounts and the
 * multi-item discount, so that no announcement and no article promises anything else than the bag.
 */
export function siteWords(storefront: Storefront): (text: string) => string {
  const { freeOver, fee } = shippingWords(storefront)
  const offer = LABELS[spokenFor(storefront.language)].multiItem
  return (text) =>
    text.replaceAll('{freeOver}', freeOver).replaceAll('{fee}', fee).replaceAll('{offer}', offer)
}
