import { slugOf } from '#domain/region/links.ts'
import type { Spoken } from '#domain/region/language.ts'
import type { CategoryTable } from '../../db/schema/catalog.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import { readNames } from '../catalog/read-rows.ts'

/** Levels that menus show. */
export const MOST_LEVELS = 3
/** Numbers below it are those of a shop's first categories. */
const FIRST_ID = 1001

/** The last number in use: the next category has the number after it. */
export function lastCategoryId(rows: readonly Pick<CategoryTable, 'id'>[]): number {
  return Math.max(FIRST_ID - 1, ...rows.map((row) => row.id))
}

interface NewCategory {
  readonly id: number
  readonly position: number
  readonly slug: string
  readonly name: string
  readonly language: Spoken
}

/** A category without pictures and texts; English speaks until it is translated. */
export function newCategory(
  parent: Pick<CategoryTable, 'id' | 'level'> | undefined,
  { id, position, slug, name, language }: NewCategory,
): CategoryTable {
  return {
    id,
    parent_id: parent?.id ?? null,
    level: (parent?.level ?? 0) + 1,
    position,
    slug,
    color: '',
    names: JSON.stringify({ en: name, [language]: name }),
    banner_icon: '[]',
    descriptions: null,
  }
}

/** Finds categories by their path of names, and plans those that are missing. */
export async function createCategoryFinder(db: Reader, language: Spoken) {
  const rows = await db.selectFrom('category').selectAll().execute()
  const known = new Map(
    rows.map((row) => [keyOf(row.parent_id, readNames(row.names)[language] ?? readNames(row.names).en), row]),
  )
  let planned: CategoryTable[] = []
  let last = lastCategoryId(rows)
  let created = 0

  function child(parent: CategoryTable | undefined, name: string): CategoryTable {
    const parentId = parent?.id ?? null
    const found = known.get(keyOf(parentId, name))
    if (found) return found
    const id = ++last
    const row = newCategory(parent, { id, position: id, slug: slugOf(name), name, language })
    known.set(keyOf(parentId, name), row)
    planned.push(row)
    created++
    return row
  }

  return {
    /** The innermost category of a path, `Clothing > Dresses`; the shop shows three levels. */
    idOf(path: string): number | undefined {
      let at: CategoryTable | undefined
      for (const name of path.split(' > ').slice(-MOST_LEVELS)) at = child(at, name)
      return at?.id
    },
    async write(tx: Tx): Promise<void> {
      if (planned.length > 0) await tx.insertInto('category').values(planned).execute()
    },
    /** Runs after the commit of what `write` has written. */
    written(): void {
      planned = []
    },
    created: () => created,
  }
}
export type CategoryFinder = Awaited<ReturnType<typeof createCategoryFinder>>

function keyOf(parent: number | null, name: string): string {
  return `${parent ?? ''} ${name.trim().toLowerCase()}`
}
