import { slugOf } from '#domain/region/links.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { readNames } from '../../modules/catalog/read-rows.ts'
import {
  addCategory,
  CategoryRefused,
  findCategory,
  moveCategory,
  readCategories,
  renameCategory,
  type Category,
} from '../../modules/goods/categories.ts'
import { wholeNumber, type Command, type ToolServices } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { languageOf, nameIn, neededOption } from '../command/options.ts'
import { columns, plain } from '../command/printed.ts'

export const FOLLOWS = 'Open shops follow within seconds.'
const TOP = '-'
const MOST_SIBLINGS = 1000

export const categoryList: Command = {
  usage: 'category list',
  description: 'Lists the categories as menus show them: slug, number, products filed there, name.',
  positionals: 0,
  options: [],
  async run({ store: { db } }) {
    const all = await readCategories(db)
    if (all.length === 0) return ['There are none. `category add` makes one.']
    const counts = await db
      .selectFrom('product_category')
      .select(({ fn }) => ['category_id', fn.countAll<number | string>().as('products')])
      .groupBy('category_id')
      .execute()
    const products = new Map(counts.map((row) => [row.category_id, String(row.products)]))
    return columns(
      all.map(({ id, slug, level, names }) => [
        `${'  '.repeat(level - 1)}${slug}`,
        String(id),
        products.get(id) ?? '0',
        readNames(names).en,
      ]),
      [1, 2],
    )
  },
}

export const categoryAdd: Command = {
  usage: 'category add <slug> --name <text> [--lang en] [--parent <slug>]',
  description: 'Adds a category after the others of its level. The slug is in its address and stays.',
  positionals: 1,
  options: ['name', 'lang', 'parent'],
  async run(services, { positionals: [slug = ''], options }) {
    if (slugOf(slug) !== slug || !/\p{L}/u.test(slug))
      throw new WrongUsage(
        `A slug has small letters, digits and hyphens, such as silk-dresses, not '${slug}'.`,
      )
    const [name, language, parent] = [nameIn(options), languageOf(options), options['parent']]
    const { id } = await changing(services, (tx) => addCategory(tx, { slug, name, language, parent }))
    return [`${slug} (${id}) is added. ${FOLLOWS}`]
  },
}

export const categoryMove: Command = {
  usage: 'category move <slug> --under <slug or -> [--position <number>]',
  description:
    'Moves a category with all below it under another one, or with - to the top; as the first with --position 1, else after the others.',
  positionals: 1,
  options: ['under', 'position'],
  async run(services, { positionals: [named = ''], options }) {
    const under = neededOption(options, 'under')
    const { position } = options
    const moved = await changing(services, (tx) =>
      moveCategory(tx, {
        named,
        under: under === TOP ? undefined : under,
        position:
          position === undefined
            ? undefined
            : wholeNumber(position, '--position', { least: 1, most: MOST_SIBLINGS }),
      }),
    )
    return [`${moved.slug} is ${under === TOP ? 'at the top' : `under ${plain(under)}`}. ${FOLLOWS}`]
  },
}

export const categoryRename: Command = {
  usage: 'category rename <slug> --name <text> --lang <language>',
  description: 'Names a category in one language. Its address stays.',
  positionals: 1,
  options: ['name', 'lang'],
  async run(services, { positionals: [named = ''], options }) {
    neededOption(options, 'lang')
    const [name, language] = [nameIn(options), languageOf(options)]
    const { before = '' } = await changing(services, (tx) => renameCategory(tx, { named, name, language }))
    return [`${plain(named)}, ${language}: ${plain(before)} → ${plain(name)}. ${FOLLOWS}`]
  },
}

/** Throws `CommandError` for a slug that none or several have. */
export function categoryNamed(all: readonly Category[], named: string): Category {
  try {
    return findCategory(all, named)
  } catch (error) {
    throw inWords(error)
  }
}

async function changing<T>({ store }: ToolServices, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await transact(store, work)
  } catch (error) {
    throw inWords(error)
  }
}

function inWords(error: unknown): unknown {
  return error instanceof CategoryRefused
    ? new CommandError(`${plain(error.message)} Nothing was written.`)
    : error
}
