import { createEngine, type CatalogueEngine } from '../listing/listing-engine.ts'
import type { CategoryTree } from './category-tree.ts'
import type { ProductEntry } from './entries.ts'
import type { ProductStore } from './product-store.ts'
import { createRecorder } from './records.ts'

/** A large shop's store has hundreds of thousands of SKUs, and most shops few stores: the least used is dropped. */
const MOST_STORES = 8

interface StoreShelves {
  skus: ReadonlySet<string>
  readonly engine: CatalogueEngine
  /** Changes with what the store has. */
  generation: number
}

/**
 * What each of the shop's stores has, as a catalogue of its own: filters and their counts then hold for the pieces on
 * its shelves, and lists of the whole shop cost nothing more.
 */
export function createStoreEngines(store: ProductStore, treeNow: () => CategoryTree) {
  const stores = new Map<string, StoreShelves>()

  function recordFor(shelves: Pick<StoreShelves, 'skus'>) {
    return createRecorder(store.skus, (slot) => shelves.skus.has(store.skus.code(slot)))
  }

  function build(skus: ReadonlySet<string>): StoreShelves {
    const record = recordFor({ skus })
    const engine = createEngine(Array.from(store.all(), (entry) => record(entry, treeNow())))
    return { skus, engine, generation: 0 }
  }

  function update(shelves: StoreShelves, entries: readonly ProductEntry[]) {
    const record = recordFor(shelves)
    shelves.engine.update(entries.map((entry) => record(entry, treeNow())))
    shelves.generation++
  }

  function productsOf(codes: Iterable<string>): ProductEntry[] {
    const found = new Set<ProductEntry>()
    for (const code of codes) {
      const slot = store.skus.find(code)
      const entry = slot === undefined ? undefined : store.ownerOf(slot)
      if (entry) found.add(entry)
    }
    return [...found]
  }

  return {
    /** undefined: this store's stock was never read. */
    of: (id: string): Pick<StoreShelves, 'engine' | 'generation'> | undefined => stores.get(id),
    /** What a store has now; only products that differ from the last reading are filed again. */
    set(id: string, codes: readonly string[]) {
      const skus: ReadonlySet<string> = new Set(codes)
      const known = stores.get(id)
      stores.delete(id)
      const shelves = known ?? build(skus)
      stores.set(id, shelves)
      const [least] = stores.keys()
      if (stores.size > MOST_STORES && least !== undefined) stores.delete(least)
      if (!known) return
      const before = known.skus
      const moved = [
        ...codes.filter((code) => !before.has(code)),
        ...[...before].filter((code) => !skus.has(code)),
      ]
      known.skus = skus
      if (moved.length > 0) update(known, productsOf(moved))
    },
    /** These products, or their stock, have changed. */
    changed(entries: readonly ProductEntry[]) {
      for (const shelves of stores.values()) update(shelves, entries)
    },
    clear: () => stores.clear(),
  }
}
