import { pictureHash } from '../media/addresses.ts'
import { groupedBy } from './grouping.ts'
import { createInterned } from './interning.ts'
import type { ColourEntry, ProductEntry } from './entries.ts'
import type { LoadedProduct } from './load.ts'
import { readActTags, readMarketing, readNames, readReviewInfo, readTags } from './read-rows.ts'
import { createSkuShelf, type SkuRow, type SkuShelf } from './sku-shelf.ts'

/** Every product and SKU in memory, found by SPU, product id or SKU code. */
export interface ProductShelf {
  readonly skus: SkuShelf
  /** Adds or replaces; answers the entry. */
  put(loaded: LoadedProduct): ProductEntry
  bySpu(spu: string): ProductEntry | undefined
  byId(id: string): ProductEntry | undefined
  ownerOf(skuSlot: number): ProductEntry | undefined
  /** Counts the changes of a product, its stock included: what was made of an older count is out of date. */
  revision(entry: ProductEntry): number
  touch(entry: ProductEntry): void
  all(): IterableIterator<ProductEntry>
  readonly size: number
}

export function createProductShelf(): ProductShelf {
  const entries: ProductEntry[] = []
  const slotBySpu = new Map<string, number>()
  const slotById = new Map<string, number>()
  const revisions: number[] = []
  /** Colours of the product that is being put, before it has an entry. */
  let incoming: { readonly slot: number; readonly pids: readonly string[] } | undefined
  const skus = createSkuShelf((owner, colour) => {
    if (incoming?.slot === owner) return incoming.pids[colour] ?? ''
    return entries[owner]?.colours[colour]?.pid ?? ''
  })
  const strings = createInterned((text) => text)
  const names = createInterned(readNames)
  const tags = createInterned(readTags)
  const actTags = createInterned(readActTags)
  const numberLists = createInterned((key) => (key === '' ? [] : key.split(',').map(Number)))
  const textLists = createInterned((key) => (key === '' ? [] : key.split(',')))

  function coloursOf(
    { colours, skus: rows }: LoadedProduct,
    slot: number,
  ): { entries: ColourEntry[]; first: number; count: number } {
    const rowsOf = groupedBy(rows, (row) => row.pid)
    const sorted: SkuRow[] = []
    const made: ColourEntry[] = []
    for (const [position, colour] of colours.entries()) {
      const own = rowsOf.get(colour.pid) ?? []
      made.push({
        pid: colour.pid,
        family: strings.of(colour.family),
        hex: strings.of(colour.hex),
        names: names.of(colour.names),
        hash: pictureHash(colour.drawing),
        first: sorted.length,
        count: own.length,
      })
      for (const row of own) {
        sorted.push({
          sku: row.sku,
          colour: position,
          size: row.size,
          price: row.price,
          listPrice: row.list_price,
          stock: row.stock,
          hidden: row.hidden === 1,
        })
      }
    }
    incoming = { slot, pids: made.map(({ pid }) => pid) }
    const first = skus.put(slot, sorted)
    incoming = undefined
    return {
      entries: made.map((colour) => ({ ...colour, first: colour.first + first })),
      first,
      count: sorted.length,
    }
  }

  function put(loaded: LoadedProduct): ProductEntry {
    const { product } = loaded
    const known = slotById.get(product.id)
    const slot = known ?? entries.length
    const before = entries[slot]
    if (before) skus.drop(before.firstSku, before.skuCount)
    const { entries: colours, first, count } = coloursOf(loaded, slot)
    const entry: ProductEntry = {
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
      colours,
      firstSku: first,
      skuCount: count,
    }
    if (before && before.spu !== entry.spu) slotBySpu.delete(before.spu)
    entries[slot] = entry
    slotById.set(entry.id, slot)
    slotBySpu.set(entry.spu, slot)
    revisions[slot] = (revisions[slot] ?? 0) + 1
    return entry
  }

  const slotOf = (entry: ProductEntry) => slotById.get(entry.id) ?? -1
  return {
    skus,
    put,
    bySpu: (spu) => entries[slotBySpu.get(spu) ?? -1],
    byId: (id) => entries[slotById.get(id) ?? -1],
    ownerOf: (skuSlot) => entries[skus.owner(skuSlot)],
    revision: (entry) => revisions[slotOf(entry)] ?? 0,
    touch(entry) {
      const slot = slotOf(entry)
      revisions[slot] = (revisions[slot] ?? 0) + 1
    },
    all: () => entries.values(),
    get size() {
      return entries.length
    },
  }
}
