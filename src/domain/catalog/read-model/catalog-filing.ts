import type { Spoken } from '../../region/language.ts'
import { createEngine } from '../listing/listing-engine.ts'
import type { SearchWords } from '../search/search-words.ts'
import { createTextIndexes, type NextTask } from '../search/text-indexes.ts'
import type { CatalogWords } from './catalog-words.ts'
import { createPrimary, movedBetween, type CategoryTree } from './category-tree.ts'
import type { ProductEntry } from './entries.ts'
import type { ProductStore } from './product-store.ts'
import { createRecorder, documentOf } from './records.ts'
import { createStoreEngines } from './store-engines.ts'

/** Products of a moved category that are filed before other work goes first. */
const FILED_AT_ONCE = 100

interface FilingParts {
  readonly store: ProductStore
  readonly tree: CategoryTree
  readonly labelsOf: (spoken: Spoken) => CatalogWords['labels']
  readonly searchWordsOf: (spoken: Spoken) => readonly SearchWords[]
}

/** Files products in the engine of lists, in those of stores and in the indexes of search. */
export function createCatalogFiling({ store, tree: first, labelsOf, searchWordsOf }: FilingParts) {
  /** The tree by which products are filed; users see that of `content`, which follows. */
  let filedBy = first
  const recordOf = createRecorder(store.skus)
  const engine = createEngine(
    Array.from(store.all(), (entry) => recordOf(entry, filedBy)),
    store.slotOfSpu,
  )
  const primary = createPrimary()
  primary.learn(store.all())
  const stores = createStoreEngines(store, () => filedBy)
  const indexes = createTextIndexes({
    products: store,
    documentOf: (entry, spoken) => documentOf(entry, filedBy, { spoken, labels: labelsOf(spoken) }),
    wordsOf: searchWordsOf,
  })

  function file(entries: readonly ProductEntry[]): void {
    engine.update(entries.map((entry) => recordOf(entry, filedBy)))
    stores.changed(entries)
  }

  return {
    engine,
    primary,
    stores,
    indexes,
    /** These products have changed in any field. */
    changed(entries: readonly ProductEntry[]) {
      primary.learn(entries)
      file(entries)
      indexes.update(entries)
    },
    /** Only the stock of these products has changed: no text has. */
    restocked: file,
    /**
     * Files products of renamed and moved categories by a new tree, a few at a time. Readers see the old content until
     * `setContent`, and products that change meanwhile are filed by the new tree.
     */
    async refile(tree: CategoryTree, nextTask: NextTask): Promise<void> {
      const isMoved = movedBetween(filedBy, tree)
      filedBy = tree
      const moved = Array.from(store.all()).filter(({ categories }) => isMoved(categories))
      for (let at = 0; at < moved.length; at += FILED_AT_ONCE) {
        const some = moved.slice(at, at + FILED_AT_ONCE).flatMap(({ id }) => store.byId(id) ?? [])
        file(some)
        indexes.update(some)
        await nextTask()
      }
    },
  }
}
