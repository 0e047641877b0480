import type { Selectable } from 'kysely'
import type { Spoken } from '#domain/region/language.ts'
import type { CategoryTable } from '../../db/schema/catalog.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import { lastCategoryId, MOST_LEVELS, newCategory } from '../catalogue-import/import-categories.ts'
import { readNames } from '../catalog/read-rows.ts'

/** Servers compare all categories every few seconds, and follow each of these commands without an event. */

export type Category = Selectable<CategoryTable>

/** A change of the categories that is not possible, in words. */
export class CategoryRefused extends Error {
  override readonly name = 'CategoryRefused'
}

/** Reads all categories in the order of the menus, each before those below it. */
export async function readCategories(db: Reader): Promise<Category[]> {
  const rows = await db.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute()
  const below = Map.groupBy(rows, (row) => row.parent_id)
  const inOrder = (parent: number | null): Category[] =>
    (below.get(parent) ?? []).flatMap((row) => [row, ...inOrder(row.id)])
  return inOrder(null)
}

/** Reads all categories and locks them: they change in no other transaction until this one ends. */
async function lockCategories(tx: Tx): Promise<Category[]> {
  await tx
    .updateTable('category')
    .set((row) => ({ position: row.ref('position') }))
    .execute()
  return readCategories(tx)
}

/** The category of a slug, or of a number where several share the slug. */
export function findCategory(all: readonly Category[], named: string): Category {
  const found = all.filter(({ slug, id }) => slug === named || String(id) === named)
  const [category] = found
  if (!category) throw new CategoryRefused(`There is no category ${named}.`)
  if (found.length > 1)
    throw new CategoryRefused(
      `Several categories are called ${named}: name one by its number, ${found.map(({ id }) => id).join(' or ')}.`,
    )
  return category
}

/** A category and all below it. */
export function branchOf(all: readonly Category[], top: Pick<Category, 'id'>): Category[] {
  return all.filter(({ id }) => lineOf(all, id).includes(top.id))
}

/** The numbers from a category up to its root. */
function lineOf(all: readonly Category[], id: number): number[] {
  const parent = all.find((row) => row.id === id)?.parent_id ?? null
  return [id, ...(parent === null ? [] : lineOf(all, parent))]
}

function childrenOf(all: readonly Category[], parent: Category | undefined): Category[] {
  return all.filter((row) => row.parent_id === (parent?.id ?? null))
}

interface NewCategoryInput {
  readonly slug: string
  readonly name: string
  readonly language: Spoken
  /** Slug of the one above; undefined for one at the top. */
  readonly parent: string | undefined
}

/** Adds a category after its siblings. */
export async function addCategory(
  tx: Tx,
  { slug, name, language, parent: above }: NewCategoryInput,
): Promise<Category> {
  const all = await lockCategories(tx)
  if (all.some((row) => row.slug === slug)) throw new CategoryRefused(`There is a category ${slug} already.`)
  const parent = above === undefined ? undefined : findCategory(all, above)
  if ((parent?.level ?? 0) >= MOST_LEVELS) throw tooDeep()
  const position = 1 + Math.max(-1, ...childrenOf(all, parent).map((row) => row.position))
  const row = newCategory(parent, { id: lastCategoryId(all) + 1, position, slug, name, language })
  await tx.insertInto('category').values(row).execute()
  return row
}

interface CategoryMove {
  readonly named: string
  /** Undefined: to the top. */
  readonly under: string | undefined
  /** Place among its siblings, from 1; undefined for the last one. */
  readonly position: number | undefined
}

/** Moves a category with all below it. */
export async function moveCategory(tx: Tx, { named, under, position }: CategoryMove): Promise<Category> {
  const all = await lockCategories(tx)
  const category = findCategory(all, named)
  const parent = under === undefined ? undefined : findCategory(all, under)
  const branch = branchOf(all, category)
  if (parent && branch.includes(parent))
    throw new CategoryRefused(`${parent.slug} is ${category.slug} itself or below it.`)
  const lower = (parent?.level ?? 0) + 1 - category.level
  if (Math.max(...branch.map(({ level }) => level)) + lower > MOST_LEVELS) throw tooDeep()
  const siblings = childrenOf(all, parent).filter(({ id }) => id !== category.id)
  const ordered = siblings.toSpliced((position ?? Infinity) - 1, 0, category)
  const places = new Map(ordered.map(({ id }, at) => [id, at]))
  for (const row of all) {
    const own = row === category
    const after = {
      parent_id: own ? (parent?.id ?? null) : row.parent_id,
      level: row.level + (branch.includes(row) ? lower : 0),
      position: places.get(row.id) ?? row.position,
    }
    await tx.updateTable('category').set(after).where('id', '=', row.id).execute()
  }
  return category
}

/** Names a category in one language; its address stays. */
export async function renameCategory(
  tx: Tx,
  { named, name, language }: { readonly named: string; readonly name: string; readonly language: Spoken },
): Promise<{ readonly before: string | undefined }> {
  const category = findCategory(await lockCategories(tx), named)
  const names = readNames(category.names)
  await tx
    .updateTable('category')
    .set({ names: JSON.stringify({ ...names, [language]: name }) })
    .where('id', '=', category.id)
    .execute()
  return { before: names[language] }
}

function tooDeep(): CategoryRefused {
  return new CategoryRefused(`Menus show ${MOST_LEVELS} levels: that would be one more.`)
}
