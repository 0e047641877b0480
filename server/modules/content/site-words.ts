import { shippingWords } from '#domain/cart/shipping.ts'
import { MULTI_ITEM_TEXT } from '#domain/catalog/read-model/labels.ts'
import type { Texts } from '../../core/texts.ts'
import type { Storefront } from '../../services/route.ts'

/**
 * Writes the terms of the site into a text of the shop: `{freeOver}`, `{fee}` and `{offer}` stand for its own amounts and the
 * multi-item discount, so that no announcement and no article promises anything else than the bag.
 */
export function siteWords(texts: Texts, storefront: Storefront): (text: string) => string {
  const { freeOver, fee } = shippingWords(storefront)
  const offer = texts.in(storefront.language)(MULTI_ITEM_TEXT)
  return (text) =>
    text.replaceAll('{freeOver}', freeOver).replaceAll('{fee}', fee).replaceAll('{offer}', offer)
}
