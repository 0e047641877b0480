import { BETWEEN_PHOTOS, plainHash, withCutout } from '#domain/catalog/pictures.ts'
import { POINTS_LIST } from '#domain/catalog/points-purchase.ts'
import { createInterned } from '#domain/catalog/read-model/memo.ts'
import type { StoredColour, StoredProduct } from '#domain/catalog/read-model/product-store.ts'
import type { PictureSource } from '../../providers/pictures/picture-source.ts'
import { garmentHash } from '../media/addresses.ts'
import { NUMBERS, type LoadedProduct } from './load-products.ts'
import { PackedReader, unpackNumbers } from './packed-rows.ts'
import { readActTags, readMarketing, readNames, readReviewInfo, readTags } from './read-rows.ts'

type StoredSku = StoredColour['skus'][number]

/** Parses database rows for the store; lists and names that products share are parsed once and shared. */
export function createProductRowReader(pictures: PictureSource): (loaded: LoadedProduct) => StoredProduct {
  const strings = createInterned((text) => text)
  const names = createInterned(readNames)
  const tags = createInterned(readTags)
  const actTags = createInterned(readActTags)
  const numberLists = createInterned((packed) => listOf(packed, (rows) => rows.lastNumber()))
  const textLists = createInterned((packed) => listOf(packed, (rows) => rows.lastText()))

  function skusOf(packed: string): ReadonlyMap<string, StoredSku[]> {
    const byColour = new Map<string, StoredSku[]>()
    const rows = new PackedReader(packed)
    while (!rows.isAtEnd) {
      const pid = rows.text()
      const sku: StoredSku = {
        sku: rows.text(),
        size: rows.text(),
        price: rows.number(),
        listPrice: rows.number(),
        stock: rows.number(),
        hidden: rows.lastNumber() === 1,
      }
      const known = byColour.get(pid)
      if (known) known.push(sku)
      else byColour.set(pid, [sku])
    }
    return byColour
  }

  function coloursOf({ colours, skus, photos }: LoadedProduct): StoredProduct['colours'] {
    const { photos: photosBy, cutouts } = photosOf(photos)
    const byColour = skusOf(skus)
    const read: StoredColour[] = []
    const rows = new PackedReader(colours)
    while (!rows.isAtEnd) {
      const pid = rows.text()
      const family = strings.of(rows.text())
      const hex = strings.of(rows.text())
      const own = names.of(rows.text())
      const pictureKey = rows.lastText()
      read.push({
        pid,
        family,
        hex,
        names: own,
        hash: withCutout(
          photosBy.get(pid)?.join(BETWEEN_PHOTOS) ?? sourceOrPlain(pictureKey, hex),
          cutouts.get(pid),
        ),
        skus: byColour.get(pid) ?? [],
      })
    }
    return read
  }

  function sourceOrPlain(pictureKey: string, hex: string): string {
    return pictureKey === '' ? plainHash(hex) : garmentHash(pictures, pictureKey)
  }

  return (product) => {
    const numbers = unpackNumbers(product.numbers, NUMBERS)
    return {
      id: product.id,
      spu: product.spu,
      slug: product.slug,
      type: strings.of(product.product_type),
      rank: numbers.rank,
      sold: numbers.sold,
      createdAt: numbers.created_at,
      changedAt: numbers.changed_at,
      listed: numbers.listed === 1,
      onSale: numbers.on_sale === 1,
      names: readNames(product.names),
      fitType: strings.of(product.fit_type),
      elastic: strings.of(product.elastic),
      isNewSize: numbers.is_new_size === 1,
      isVirtual: numbers.is_virtual === 1,
      isGroupVirtual: numbers.is_group_virtual === 1,
      isGiftCard: numbers.is_gift_card === 1,
      tags: tags.of(product.tags),
      actTags: actTags.of(product.act_tags),
      marketing: readMarketing(product.marketing),
      preSaleDays: numbers.pre_sale_days,
      multiItem: numbers.multi_item === 1,
      partPoint: numbers.part_point,
      partPrice: numbers.part_price,
      allPoint: numbers.all_point,
      pickup: numbers.pickup === 1,
      ...readReviewInfo(product.review_info),
      categories: numberLists.of(product.categories),
      collections: listsOf(textLists.of(product.collections), numbers.all_point),
      colours: coloursOf(product),
    }
  }
}

/** The owner's collections of a product, and the list of those that points buy. */
function listsOf(collections: readonly string[], allPoint: number): readonly string[] {
  return allPoint > 0 ? [...new Set([...collections, POINTS_LIST])] : collections
}

/** The photographs of each colour, and its cutout. */
function photosOf(packed: string) {
  const photos = new Map<string, string[]>()
  const cutouts = new Map<string, string>()
  const rows = new PackedReader(packed)
  while (!rows.isAtEnd) {
    const pid = rows.text()
    const role = rows.text()
    const asset = rows.lastText()
    if (role === 'cutout') cutouts.set(pid, asset)
    else photos.set(pid, [...(photos.get(pid) ?? []), asset])
  }
  return { photos, cutouts }
}

function listOf<Item>(packed: string, read: (rows: PackedReader) => Item): readonly Item[] {
  const rows = new PackedReader(packed)
  const items: Item[] = []
  while (!rows.isAtEnd) items.push(read(rows))
  return items
}
