import type { CatalogueColour, CatalogueRecord } from '../listing/catalogue-record.ts'
import type { TextDocument } from '../search/text-index.ts'
import type { Spoken } from '../../region/language.ts'
import type { CategoryTree } from './category-tree.ts'
import type { ColourEntry, ProductEntry } from './entries.ts'
import { createInterned } from './interning.ts'
import type { Labels } from './labels.ts'
import { hasUnevenPrices, lowestPrice, wholeOf } from './sku-prices.ts'
import type { SkuStore } from './sku-store.ts'

/** Writes a product's record for the listing engine. Equal lists of colours and sizes are one object in memory. */
export function createRecorder(skus: SkuStore) {
  const colours = createInterned<CatalogueColour>((key) => {
    const [head = '', ...sizes] = key.split('\n')
    const [family = '', price = ''] = head.split(' ')
    return {
      family,
      ...(price === '' ? {} : { price: Number(price) }),
      sizes: sizes.map((size) => ({ size: size.slice(1), canBuy: size.startsWith('1') })),
    }
  })
  const lists = createInterned<readonly number[]>((key) => (key === '' ? [] : key.split(',').map(Number)))

  function colourOf(entry: ProductEntry, colour: ColourEntry, price: number | undefined): CatalogueColour {
    let key = `${colour.family} ${price ?? ''}`
    for (let slot = colour.first; slot < colour.first + colour.count; slot++) {
      if (!skus.hidden(slot)) key += `\n${Number(canBuy(entry, skus, slot))}${skus.size(slot)}`
    }
    return colours.of(key)
  }

  return function recordOf(entry: ProductEntry, tree: CategoryTree): CatalogueRecord {
    const { price, listPrice } = lowestPrice(wholeOf(entry), skus)
    const uneven = hasUnevenPrices(entry, skus)
    return {
      spu: entry.spu,
      productId: entry.id,
      categories: lists.of(tree.withAncestors(entry.categories).join(',')),
      collections: entry.collections,
      productType: entry.type,
      rank: entry.rank,
      sold: entry.sold,
      createdAt: entry.createdAt,
      price,
      listPrice,
      colours: entry.colours.map((colour) =>
        colourOf(entry, colour, uneven ? lowestPrice(colour, skus).price : undefined),
      ),
      listed: entry.listed,
    }
  }
}

export function canBuy(entry: ProductEntry, skus: SkuStore, slot: number): boolean {
  return entry.onSale && !skus.hidden(slot) && skus.stock(slot) > 0
}

/** The words a product is found by in one language. */
export function documentOf(
  entry: ProductEntry,
  tree: CategoryTree,
  { spoken, labels: { types, colours } }: { readonly spoken: Spoken; readonly labels: Labels },
): TextDocument {
  const shelves = entry.categories.flatMap((id) => tree.find(id)?.line ?? [])
  return {
    spu: entry.spu,
    name: entry.names[spoken] ?? entry.names.en,
    category: [...new Set(shelves)].map((node) => node.names[spoken] ?? node.names.en).join(' '),
    colours: entry.colours
      .map((colour) => `${colour.names[spoken] ?? colour.names.en} ${familyName(colours, colour.family)}`)
      .join(' '),
    type: types[entry.type] ?? entry.type,
    keywords: '',
  }
}

function familyName(names: Readonly<Record<string, string>>, family: string): string {
  return names[family] ?? family
}
