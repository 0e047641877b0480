import type { CatalogueColour, CatalogueRecord } from '../listing/catalogue-record.ts'
import type { TextDocument } from '../search/index-documents.ts'
import type { Spoken } from '../../region/language.ts'
import type { CategoryTree } from './category-tree.ts'
import type { Labels } from './catalog-words.ts'
import {
  canBuy,
  hasUnevenPrices,
  lowestPrice,
  slotsOf,
  wholeOf,
  type ColourEntry,
  type ProductEntry,
} from './entries.ts'
import { createInterned } from './memo.ts'
import type { SkuStore } from './sku-store.ts'

/**
 * Writes a product's record for the listing engine. Equal lists of colours and sizes are one object in memory.
 * `isHere`: of one store, which has some of the SKUs; a colour or product without any is not listed there.
 */
export function createRecorder(skus: SkuStore, isHere?: (slot: number) => boolean) {
  const interned = createInterned<CatalogueColour>((key) => {
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
    const shown = slotsOf(colour).filter((slot) => !skus.hidden(slot) && (!isHere || isOffered(entry, slot)))
    const sizes = shown.map((slot) => `\n${Number(canBuy(entry, skus, slot))}${skus.size(slot)}`)
    return interned.of(`${colour.family} ${price ?? ''}${sizes.join('')}`)
  }

  function isOffered(entry: ProductEntry, slot: number): boolean {
    return canBuy(entry, skus, slot) && isHere?.(slot) !== false
  }

  return function recordOf(entry: ProductEntry, tree: CategoryTree): CatalogueRecord {
    const { price, listPrice } = lowestPrice(wholeOf(entry), skus)
    const uneven = hasUnevenPrices(entry, skus)
    const colours = isHere
      ? entry.colours.filter((colour) => slotsOf(colour).some((slot) => isOffered(entry, slot)))
      : entry.colours
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
      colours: colours.map((colour) =>
        colourOf(entry, colour, uneven ? lowestPrice(colour, skus).price : undefined),
      ),
      listed: entry.listed && (!isHere || colours.length > 0),
    }
  }
}

/** The words a product is found by in one language. */
export function documentOf(
  entry: ProductEntry,
  tree: CategoryTree,
  { spoken, labels }: { readonly spoken: Spoken; readonly labels: Labels },
): TextDocument {
  const familyNames: Readonly<Record<string, string>> = labels.colours
  const shelves = entry.categories.flatMap((id) => tree.find(id)?.line ?? [])
  return {
    spu: entry.spu,
    name: entry.names[spoken] ?? entry.names.en,
    category: [...new Set(shelves)].map((node) => node.names[spoken] ?? node.names.en).join(' '),
    colours: entry.colours
      .map(
        (colour) =>
          `${colour.names[spoken] ?? colour.names.en} ${familyNames[colour.family] ?? colour.family}`,
      )
      .join(' '),
    type: labels.types[entry.type] ?? entry.type,
    keywords: '',
  }
}
