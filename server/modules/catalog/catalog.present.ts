import { flashSale } from '#domain/catalog/flash.ts'
import { isWithoutParcel } from '#domain/catalog/variants.ts'
import { productPath } from '#domain/region/links.ts'
import { picturesOfColour } from '#domain/catalog/pictures.ts'
import type { SkuFacts } from '../../services/catalogue.ts'
import { isSellable, slotsOf, wholeOf } from '#domain/catalog/read-model/entries.ts'
import type { ProductStore } from '#domain/catalog/read-model/product-store.ts'
import type { PriceView } from '#domain/catalog/read-model/price-view.ts'

/** One SKU in a cart or an order; undefined for an unknown code. */
export function factsOf(
  code: string,
  { store, view }: { readonly store: ProductStore; readonly view: PriceView },
  now: number,
): SkuFacts | undefined {
  const { skus } = store
  const slot = skus.find(code)
  if (slot === undefined) return undefined
  const entry = store.ownerOf(slot)
  const colour = entry?.colours[skus.colour(slot)]
  if (!entry || !colour) return undefined
  const flash = flashSale(entry.marketing, now).active
  const multiItem = entry.multiItem && !flash
  return {
    sku: code,
    productId: entry.id,
    spu: entry.spu,
    name: view.name(entry.names),
    color: view.name(colour.names),
    size: skus.size(slot),
    imageUrl: picturesOfColour(colour)[0],
    baseUrl: productPath({ name: entry.slug, spu: entry.spu }),
    price: view.price(skus.price(slot)).amount,
    listPrice: view.price(skus.listPrice(slot)).amount,
    currency: view.currency,
    stock: skus.stock(slot),
    onSale: entry.onSale && !skus.hidden(slot),
    preSaleDays: entry.preSaleDays,
    multiItem,
    soldTag: multiItem ? view.multiItem : '',
    flash,
    isGiftCard: entry.isGiftCard,
    isVirtual: isWithoutParcel(entry),
    onlyOne: slotsOf(wholeOf(entry)).filter((one) => !skus.hidden(one)).length === 1,
    finalSale: skus.listPrice(slot) > skus.price(slot),
    sellable: isSellable(entry),
  }
}
