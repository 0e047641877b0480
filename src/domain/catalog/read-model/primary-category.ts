import { createInterned } from './interning.ts'
import type { CategoryNode, CategoryTree } from './category-tree.ts'
import type { ProductEntry } from './entries.ts'

/**
 * A product is in several categories: 'Midi Dresses', but also 'New Dresses' and 'Dresses on Sale'. Its primary one
 * holds the fewest types of garment; of two such, the deeper one.
 */
export function createPrimary() {
  const kinds = new Map<number, Set<string>>()
  let chosen = createInterned<readonly CategoryNode[]>(() => [])
  let builtFrom: CategoryTree | undefined

  function choose(categories: readonly number[], tree: CategoryTree): readonly CategoryNode[] {
    const nodes = categories.flatMap((id) => tree.find(id) ?? [])
    const [best] = nodes.sort(
      (a, b) =>
        (kinds.get(a.id)?.size ?? 0) - (kinds.get(b.id)?.size ?? 0) ||
        b.level - a.level ||
        tree.position(a.id) - tree.position(b.id),
    )
    return best?.line ?? []
  }

  function lineOf(entry: ProductEntry, tree: CategoryTree): readonly CategoryNode[] {
    if (tree !== builtFrom) {
      builtFrom = tree
      chosen = createInterned((key) => choose(key === '' ? [] : key.split(',').map(Number), tree))
    }
    return chosen.of(entry.categories.join(','))
  }

  return {
    /** Computed once over the whole catalogue; later products use the result. */
    learn(products: Iterable<ProductEntry>) {
      kinds.clear()
      for (const { categories, type } of products) {
        for (const id of categories) {
          const types = kinds.get(id) ?? new Set<string>()
          kinds.set(id, types.add(type))
        }
      }
      builtFrom = undefined
    },
    lineOf,
  }
}
