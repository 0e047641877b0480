import { listingPath } from '#domain/region/links.ts'
import { spokenFor, type Language } from '#domain/region/language.ts'
import type { Category } from '#contract/navigation.ts'
import type { CategoryTable } from '../../db/schema/catalog.ts'
import { bannerPicture } from '../media/addresses.ts'
import type { Names } from './entries.ts'
import { readNames } from './read-rows.ts'

export interface CategoryNode {
  readonly id: number
  readonly slug: string
  readonly color: string
  readonly level: number
  readonly names: Names
  readonly bannerIcon: string
  readonly path: string
  /** From the root down to itself. */
  readonly line: readonly CategoryNode[]
  readonly below: CategoryNode[]
}

export interface CategoryTree {
  readonly roots: readonly CategoryNode[]
  find(id: number): CategoryNode | undefined
  /** The categories and everything above them, each once, ascending. */
  withAncestors(ids: readonly number[]): number[]
  /** Position in the order a shopper reads the tree. */
  position(id: number): number
}

export function growTree(rows: readonly CategoryTable[]): CategoryTree {
  const nodes = new Map<number, CategoryNode>()
  const order = new Map<number, number>()

  function grow(parent: number | null, line: readonly CategoryNode[]): CategoryNode[] {
    const own = rows
      .filter((row) => row.parent_id === parent)
      .sort((a, b) => a.position - b.position || a.id - b.id)
    return own.map((row) => {
      const lineHere: CategoryNode[] = [...line]
      const node: CategoryNode = {
        id: row.id,
        slug: row.slug,
        color: row.color,
        level: row.level,
        names: readNames(row.names),
        bannerIcon: withPictures(row.banner_icon),
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

/** The tree as the menu reads it (spec 3). */
export function presentTree(roots: readonly CategoryNode[], language: Language): Category[] {
  const spoken = spokenFor(language)
  return roots.map((node) => ({
    categoriesId: node.id,
    categoryName: node.names[spoken] ?? node.names.en,
    href: node.path,
    color: node.color,
    level: node.level,
    bannerIcon: node.bannerIcon,
    subCategory: presentTree(node.below, language),
  }))
}

/** A banner of the shop's own is kept by its key; its address changes when it is drawn anew. */
function withPictures(bannerIcon: string): string {
  return bannerIcon.replaceAll(/"banner:([a-z0-9-]{1,40})"/g, (_, key: string) =>
    JSON.stringify(bannerPicture(key)),
  )
}
