import { createInterned } from '#domain/catalog/read-model/memo.ts'
import type { StoredProduct } from '#domain/catalog/read-model/product-store.ts'
import type { PictureSource } from '../../providers/pictures/picture-source.ts'
import { garmentHash } from '../media/addresses.ts'
import type { LoadedProduct } from './load-products.ts'
import { readActTags, readMarketing, readNames, readReviewInfo, readTags } from './read-rows.ts'

/** Parses database rows for the store; lists and names that products share are parsed once and shared. */
export function createProductRowReader(pictures: PictureSource): (loaded: LoadedProduct) => StoredProduct {
  const strings = createInterned((text) => text)
  const names = createInterned(readNames)
  const tags = createInterned(readTags)
  const actTags = createInterned(readActTags)
  const numberLists = createInterned((key) => (key === '' ? [] : key.split(',').map(Number)))
  const textLists = createInterned((key) => (key === '' ? [] : key.split(',')))

  function coloursOf({ colours, skus }: LoadedProduct): StoredProduct['colours'] {
    const rowsOf = Map.groupBy(skus, (row) => row.pid)
    return colours.map((colour) => ({
      pid: colour.pid,
      family: strings.of(colour.family),
      hex: strings.of(colour.hex),
      names: names.of(colour.names),
      hash: garmentHash(pictures, colour.drawing),
      skus: (rowsOf.get(colour.pid) ?? []).map((row) => ({
        sku: row.sku,
        size: row.size,
        price: row.price,
        listPrice: row.list_price,
        stock: row.stock,
        hidden: row.hidden === 1,
      })),
    }))
  }

  return (loaded) => {
    const { product } = loaded
    return {
      id: product.id,
      spu: product.spu,
      slug: product.slug,
      type: strings.of(product.product_type),
      rank: product.rank,
      sold: product.sold,
      createdAt: product.created_at,
      changedAt: product.changed_at,
      listed: product.listed === 1,
      onSale: product.on_sale === 1,
      names: readNames(product.names),
      fitType: strings.of(product.fit_type),
      elastic: strings.of(product.elastic),
      isNewSize: product.is_new_size === 1,
      isVirtual: product.is_virtual === 1,
      isGroupVirtual: product.is_group_virtual === 1,
      isGiftCard: product.is_gift_card === 1,
      tags: tags.of(product.tags),
      actTags: actTags.of(product.act_tags),
      marketing: readMarketing(product.marketing),
      preSaleDays: product.pre_sale_days,
      multiItem: product.multi_item === 1,
      partPoint: product.part_point,
      allPoint: product.all_point,
      pickup: product.pickup === 1,
      ...readReviewInfo(product.review_info),
      categories: numberLists.of(loaded.categories.join(',')),
      collections: textLists.of(loaded.collections.join(',')),
      colours: coloursOf(loaded),
    }
  }
}
