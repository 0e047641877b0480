import { listingPath } from '../../region/links.ts'
import type { Names, ProductEntry } from './entries.ts'
import { createInterned } from './memo.ts'

export interface CategoryRow {
  readonly id: number
  readonly parent: number | null
  readonly level: number
  readonly position: number
  readonly slug: string
  readonly color: string
  readonly names: Names
  /** JSON text with the addresses of its pictures (spec 3). */
  readonly bannerIcon: string
  /** Optional text below its name. */
  readonly about?: Names
}

export interface CategoryNode {
  readonly id: number
  readonly slug: string
  readonly color: string
  readonly level: number
  readonly names: Names
  readonly bannerIcon: string
  readonly about: Names | undefined
  readonly path: string
  /** From the root down to itself. */
  readonly line: readonly CategoryNode[]
  readonly below: CategoryNode[]
}

export interface CategoryTree {
  readonly roots: readonly CategoryNode[]
  find(id: number): CategoryNode | undefined
  /** The categories and all their ancestors, each once, ascending. */
  withAncestors(ids: readonly number[]): number[]
  /** Position in the order a user reads the tree. */
  position(id: number): number
}

export function buildCategoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const nodes = new Map<number, CategoryNode>()
  const order = new Map<number, number>()

  function grow(parent: number | null, line: readonly CategoryNode[]): CategoryNode[] {
    const own = rows
      .filter((row) => row.parent === parent)
      .sort((a, b) => a.position - b.position || a.id - b.id)
    return own.map((row) => {
      const lineHere: CategoryNode[] = [...line]
      const node: CategoryNode = {
        id: row.id,
        slug: row.slug,
        color: row.color,
        level: row.level,
        names: row.names,
        bannerIcon: row.bannerIcon,
        about: row.about,
        path: listingPath(row.slug, row.id),
        line: lineHere,
        below: [],
      }
      lineHere.push(node)
      nodes.set(node.id, node)
      order.set(node.id, order.size)
      node.below.push(...grow(row.id, lineHere))
      return node
    })
  }

  const roots = grow(null, [])
  return {
    roots,
    find: (id) => nodes.get(id),
    withAncestors: (ids) =>
      [...new Set(ids.flatMap((id) => nodes.get(id)?.line.map((node) => node.id) ?? []))].sort(
        (a, b) => a - b,
      ),
    position: (id) => order.get(id) ?? order.size,
  }
}

/** Whether products of some categories have to be filed again: one of those, or one above, was renamed or moved. */
export function movedBetween(
  before: CategoryTree,
  after: CategoryTree,
): (categories: readonly number[]) => boolean {
  const line = (tree: CategoryTree, id: number) =>
    JSON.stringify(tree.find(id)?.line.map((node) => [node.id, node.names]))
  const moved = createInterned((key) => line(before, Number(key)) !== line(after, Number(key)))
  return (categories) => categories.some((id) => moved.of(String(id)))
}

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
    /** Notes which types of garment the categories of these products hold. */
    learn(products: Iterable<ProductEntry>) {
      for (const { categories, type } of products) {
        for (const id of categories) {
          const types = kinds.get(id) ?? new Set<string>()
          if (types.has(type)) continue
          kinds.set(id, types.add(type))
          builtFrom = undefined
        }
      }
    },
    lineOf,
  }
}

export interface MenuCategory {
  categoriesId: number
  categoryName: string
  href: string | null
  color: string
  level: number
  bannerIcon: string
  subCategory: MenuCategory[]
}

/** The tree as the menu reads it (spec 3); its banners name their target. */
export function presentMenu(
  {
    tree,
    collections,
  }: {
    readonly tree: CategoryTree
    readonly collections: ReadonlyMap<string, { readonly names: Names }>
  },
  name: (names: Names) => string,
): MenuCategory[] {
  function titleOf(link: string): string | undefined {
    const collection = collections.get(link.replace('/collections/', ''))
    const target = collection ?? tree.find(Number(/-c-(\d+)\.html$/.exec(link)?.[1]))
    return target && name(target.names)
  }
  const menuOf = (nodes: readonly CategoryNode[]): MenuCategory[] =>
    nodes.map((node) => ({
      categoriesId: node.id,
      categoryName: name(node.names),
      href: node.path,
      color: node.color,
      level: node.level,
      bannerIcon: withBannerTitles(node.bannerIcon, titleOf),
      subCategory: menuOf(node.below),
    }))
  return menuOf(tree.roots)
}

/** The banners of a category, each with the name of its target; text that cannot be parsed stays unchanged. */
function withBannerTitles(bannerIcon: string, titleOf: (link: string) => string | undefined): string {
  let banners: unknown
  try {
    banners = JSON.parse(bannerIcon)
  } catch {
    return bannerIcon
  }
  if (!Array.isArray(banners)) return bannerIcon
  return JSON.stringify(
    banners.map((banner: unknown) => {
      if (typeof banner !== 'object' || banner === null || !('bannerLink' in banner)) return banner
      const title = titleOf(String(banner.bannerLink))
      return title === undefined ? banner : { ...banner, bannerTitle: title }
    }),
  )
}
