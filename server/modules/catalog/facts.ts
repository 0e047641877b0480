import { flashSale } from '#domain/catalog/flash.ts'
import { productPath } from '#domain/region/links.ts'
import { garmentPicture } from '#domain/shelves/pictures.ts'
import type { SkuFacts } from './catalogue.ts'
import { isSellable } from '#domain/shelves/entries.ts'
import type { ProductShelf } from '#domain/shelves/product-shelf.ts'
import type { View } from '#domain/shelves/view.ts'

/** What a bag or an order shows of one SKU; undefined for a code the shop does not have. */
export function factsOf(code: string, shelf: ProductShelf, view: View, now: number): SkuFacts | undefined {
  const { skus } = shelf
  const slot = skus.find(code)
  if (slot === undefined) return undefined
  const entry = shelf.ownerOf(slot)
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
    imageUrl: garmentPicture(colour.pid, colour.hash, 'front'),
    baseUrl: productPath({ name: entry.slug, spu: entry.spu }),
    price: view.price(skus.price(slot)).amount,
    listPrice: view.price(skus.listPrice(slot)).amount,
    currency: view.currency,
    stock: skus.stock(slot),
    onSale: entry.onSale && !skus.hidden(slot),
    preSaleDays: entry.preSaleDays,
    multiItem,
    soldTag: multiItem ? view.labels.multiItem : '',
    flash,
    isGiftCard: entry.isGiftCard,
    isVirtual: entry.isVirtual,
    finalSale: skus.listPrice(slot) > skus.price(slot),
    sellable: isSellable(entry),
  }
}
