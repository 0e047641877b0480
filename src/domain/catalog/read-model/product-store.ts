import { slotsOf, type ColourEntry, type ProductEntry } from './entries.ts'
import { createSkuStore, type SkuRow, type SkuStore } from './sku-store.ts'

export interface StoredColour extends Omit<ColourEntry, 'first' | 'count'> {
  readonly skus: readonly SkuRow[]
}

/** Input of the store for one product: from the database or from an offline package. */
export interface StoredProduct extends Omit<ProductEntry, 'colours' | 'firstSku' | 'skuCount'> {
  readonly colours: readonly StoredColour[]
}

/**
 * Every product and SKU in memory, found by SPU, product id or SKU code. The caller passes the same object for lists
 * and names that products share.
 */
export interface ProductStore {
  readonly skus: SkuStore
  /** Adds or replaces; returns the entry. */
  put(product: StoredProduct): ProductEntry
  bySpu(spu: string): ProductEntry | undefined
  byId(id: string): ProductEntry | undefined
  /** The number of a product, from 0 in the order in which products came; it never changes. */
  slotOf(entry: ProductEntry): number
  /** Of the product with this SPU. */
  slotOfSpu(spu: string): number | undefined
  at(slot: number): ProductEntry | undefined
  ownerOf(skuSlot: number): ProductEntry | undefined
  /** Counts the changes of a product, its stock included: a value cached under an older count is out of date. */
  revision(entry: ProductEntry): number
  touch(entry: ProductEntry): void
  all(): IterableIterator<ProductEntry>
  readonly size: number
}

export function createProductStore(): ProductStore {
  const entries: ProductEntry[] = []
  const slotBySpu = new Map<string, number>()
  const slotById = new Map<string, number>()
  const revisions: number[] = []
  const skus = createSkuStore((owner, colour) => entries[owner]?.colours[colour]?.pid ?? '')

  function coloursOf({ colours }: StoredProduct, owner: number): ColourEntry[] {
    return colours.map(({ pid, family, hex, names, hash, skus: rows }, colour) => {
      const first = skus.put({ owner, colour, pid }, rows)
      return { pid, family, hex, names, hash, first, count: rows.length }
    })
  }

  function put(product: StoredProduct): ProductEntry {
    const known = slotById.get(product.id)
    const slot = known ?? entries.length
    const before = entries[slot]
    if (before) skus.drop(before.firstSku, before.skuCount)
    const firstSku = skus.count
    const colours = coloursOf(product, slot)
    const entry: ProductEntry = { ...product, colours, firstSku, skuCount: skus.count - firstSku }
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
    slotOf,
    slotOfSpu: (spu) => slotBySpu.get(spu),
    at: (slot) => entries[slot],
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

/** A stored product as it was added, with the present stock. */
export function productOf(entry: ProductEntry, skus: SkuStore): StoredProduct {
  const { colours, firstSku: _, skuCount: __, ...product } = entry
  return {
    ...product,
    colours: colours.map(({ first, count, ...colour }) => ({
      ...colour,
      skus: slotsOf({ first, count }).map((slot) => ({
        sku: skus.code(slot),
        size: skus.size(slot),
        price: skus.price(slot),
        listPrice: skus.listPrice(slot),
        stock: skus.stock(slot),
        hidden: skus.hidden(slot),
      })),
    })),
  }
}
