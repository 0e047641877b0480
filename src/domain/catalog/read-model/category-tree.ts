import { listingPath } from '../../region/links.ts'
import { spokenFor, type Language } from '../../region/language.ts'
import type { Names } from './entries.ts'

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
  /** The text below its name; absent where there is none. */
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

export interface MenuCategory {
  categoriesId: number
  categoryName: string
  href: string | null
  color: string
  level: number
  bannerIcon: string
  subCategory: MenuCategory[]
}

/** The tree as the menu reads it (spec 3). */
export function presentCategoryTree(roots: readonly CategoryNode[], language: Language): MenuCategory[] {
  const spoken = spokenFor(language)
  return roots.map((node) => ({
    categoriesId: node.id,
    categoryName: node.names[spoken] ?? node.names.en,
    href: node.path,
    color: node.color,
    level: node.level,
    bannerIcon: node.bannerIcon,
    subCategory: presentCategoryTree(node.below, language),
  }))
}
