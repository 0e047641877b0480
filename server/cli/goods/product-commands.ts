import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { isCurrency } from '#domain/money/currencies.ts'
import { slugOf } from '#domain/region/links.ts'
import { writePrice } from '../../core/price-text.ts'
import { transact } from '../../db/transaction.ts'
import { readNames } from '../../modules/catalog/read-rows.ts'
import { storedProducts, type StoredProduct } from '../../modules/catalogue-import/stored-products.ts'
import { cleanArticle } from '../../modules/content/clean-article.ts'
import { addProduct } from '../../modules/goods/add-product.ts'
import { branchOf, readCategories } from '../../modules/goods/categories.ts'
import { editProduct, type EditOutcome, type ProductEdit } from '../../modules/goods/edit-product.ts'
import { listProducts } from '../../modules/goods/list-products.ts'
import {
  rowLimit,
  wholeNumber,
  type Command,
  type CommandInput,
  type ToolServices,
} from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { touchingFile } from '../command/json-file.ts'
import { languageOf, nameIn, neededOption, sgdIn } from '../command/options.ts'
import { columns, plain } from '../command/printed.ts'
import { categoryNamed, FOLLOWS } from './category-commands.ts'
import { MOST_STOCK } from './sku-commands.ts'
import { problemOf } from './skus.ts'

/** Letters of a description, as of an article. */
const LONGEST_TEXT = 100_000
const LONGEST_WORDS = 60
const USUAL_STOCK = '5'

export const productList: Command = {
  usage: 'product list [--category <slug>] [--archived] [--limit <rows>]',
  description:
    'Lists products, the newest first: SPU, type, price, pieces, name. --archived lists those taken from sale.',
  positionals: 0,
  options: ['category', 'limit'],
  flags: ['archived'],
  async run({ store: { db } }, { options, flags = {} }) {
    const all = await readCategories(db)
    const named = options['category']
    const rows = await listProducts(db, {
      categories:
        named === undefined ? undefined : branchOf(all, categoryNamed(all, named)).map(({ id }) => id),
      isArchived: flags['archived'] === true,
      limit: rowLimit(options),
    })
    if (rows.length === 0) return ['There are none.']
    return columns(
      rows.map(({ spu, type, lowest, highest, stock, name }) => [
        spu,
        type,
        `S$${writePrice(lowest)}${highest > lowest ? `–${writePrice(highest)}` : ''}`,
        String(stock),
        name,
      ]),
      [2, 3],
    )
  },
}

export const productAdd: Command = {
  usage:
    'product add --name <text> --type <type> --price <amount> [--currency SGD] --colour <name> [--hex #rrggbb] --sizes S,M,L [--stock 5] [--category <slug>] [--sku <stem>]',
  description:
    'Adds a product in one colour, with pieces of each size. Its SKUs begin with --sku, or are made of name and colour. Without --category it is filed by its garment.',
  positionals: 0,
  options: ['name', 'type', 'price', 'currency', 'colour', 'hex', 'sizes', 'stock', 'category', 'sku'],
  async run(services, { options }, now) {
    const product = newProduct(options)
    const named = options['category']
    const added = await transact(services.store, async (tx) => {
      const category = named === undefined ? undefined : categoryNamed(await readCategories(tx), named).id
      return addProduct(tx, services, { ...product, category, now })
    })
    if ('problem' in added) throw new CommandError(`${plain(added.problem)}. Nothing was written.`)
    return [
      `${added.spu} is added with ${added.skus.join(', ')}. ${FOLLOWS}`,
      `Show it by photographs: media add ${added.spu} <file…>`,
    ]
  },
}

function newProduct(options: CommandInput['options']) {
  const { currency = 'SGD', hex, sku: stem, stock = USUAL_STOCK } = options
  const name = nameIn(options)
  if (slugOf(name) === '') throw new WrongUsage('--name needs a letter or a digit.')
  if (!isCurrency(currency)) throw new WrongUsage(`--currency is a code such as SGD, not '${currency}'.`)
  if (hex !== undefined && !/^#[\da-f]{6}$/i.test(hex))
    throw new WrongUsage(`--hex is a colour such as #a05080, not '${hex}'.`)
  if (stem !== undefined && !/^[\dA-Za-z-]{1,40}$/.test(stem))
    throw new WrongUsage(`--sku has 1 to 40 letters, digits and hyphens, not '${stem}'.`)
  const sizes = neededOption(options, 'sizes')
    .split(',')
    .map((size) => size.trim())
  if (sizes.includes('')) throw new WrongUsage('--sizes are written like S,M,L.')
  return {
    name,
    type: words(options, 'type'),
    price: neededOption(options, 'price'),
    currency,
    colour: words(options, 'colour'),
    hex: hex?.toLowerCase(),
    sizes,
    stock: wholeNumber(stock, '--stock', { least: 0, most: MOST_STOCK - 1 }),
    stem,
  }
}

function words(options: CommandInput['options'], name: string): string {
  const text = neededOption(options, name)
  if (text.length > LONGEST_WORDS) throw new WrongUsage(`--${name} has at most ${LONGEST_WORDS} letters.`)
  return text
}

export const productEdit: Command = {
  usage:
    'product edit <spu> [--name <text>] [--description <file>] [--lang en] [--material <text>] [--price <sgd>] [--list-price <sgd>] [--category <slug>]',
  description:
    'Changes a product; what is not named stays. Name and description are in the language of --lang, the description is HTML and sanitised. The price is that of all its SKUs, the category the only one.',
  positionals: 1,
  options: ['name', 'description', 'lang', 'material', 'price', 'list-price', 'category'],
  async run(services, { positionals: [spu = ''], options }, now) {
    const language = languageOf(options)
    const [price, listPrice] = ['price', 'list-price'].map((option) =>
      options[option] === undefined ? undefined : sgdIn(options[option]),
    )
    const named = options['category']
    const edit: ProductEdit = {
      language,
      name: options['name'] === undefined ? undefined : nameIn(options),
      description: options['description'] === undefined ? undefined : await textOf(options['description']),
      material: options['material'] === undefined ? undefined : words(options, 'material'),
      price,
      listPrice,
      category:
        named === undefined ? undefined : categoryNamed(await readCategories(services.store.db), named).id,
    }
    if (Object.values(edit).filter((value) => value !== undefined).length === 1)
      throw new WrongUsage('Name what is to be changed.')
    const before = await productCalled(services, spu)
    for (const sku of before.skus) {
      const problem = problemOf({ price: sku.price, listPrice: sku.list_price }, { price, listPrice })
      if (problem) throw new CommandError(`${sku.sku}: ${problem}. Nothing was written.`)
    }
    const isChanged = await apply(services, { before, edit, now })
    return [isChanged ? `${spu} is changed. ${FOLLOWS}` : 'Nothing has changed.']
  },
}

async function textOf(path: string): Promise<string> {
  const bytes = await touchingFile(path, 'read', () => readFile(path))
  if (!isUtf8(bytes)) throw new CommandError(`${path} cannot be read: save it as UTF-8.`)
  const text = bytes.toString()
  if (text.length > LONGEST_TEXT) throw new CommandError(`${path} has more than ${LONGEST_TEXT} letters.`)
  const clean = cleanArticle(text.replace(/^\ufeff/, ''))
  if (clean === '') throw new CommandError(`${path} has no text that pages show.`)
  return clean
}

export const productArchive: Command = {
  usage: 'product archive <spu>',
  description: 'Takes a product from lists and from sale. Its page, orders and reviews stay.',
  positionals: 1,
  options: [],
  run: (services, { positionals: [spu = ''] }, now) => offer(services, { spu, isOffered: false, now }),
}

export const productRestore: Command = {
  usage: 'product restore <spu>',
  description: 'Lists and sells an archived product again.',
  positionals: 1,
  options: [],
  run: (services, { positionals: [spu = ''] }, now) => offer(services, { spu, isOffered: true, now }),
}

interface Offer {
  readonly spu: string
  readonly isOffered: boolean
  readonly now: number
}

async function offer(services: ToolServices, { spu, isOffered, now }: Offer): Promise<string[]> {
  const before = await productCalled(services, spu)
  const isChanged = await apply(services, { before, edit: { language: 'en', isOffered }, now })
  const is = isOffered ? 'listed and sold' : 'archived'
  return [isChanged ? `${spu} is ${is}. ${FOLLOWS}` : `${spu} is ${is} already.`]
}

async function productCalled({ store: { db } }: ToolServices, spu: string): Promise<StoredProduct> {
  const row = await db.selectFrom('product').select('id').where('spu', '=', spu).executeTakeFirst()
  const product = row && (await storedProducts(db, [row.id])).get(row.id)
  if (!product) throw new CommandError(`There is no product ${plain(spu)}.`)
  return product
}

async function apply(services: ToolServices, input: Parameters<typeof editProduct>[2]): Promise<boolean> {
  const outcome: EditOutcome = await transact(services.store, (tx) => editProduct(tx, services, input))
  if (outcome !== 'conflict') return outcome === 'changed'
  const { spu } = input.before.product
  const { product } = await productCalled(services, spu)
  throw new CommandError(
    `${spu} was changed by another edit since it was read, and is called '${plain(readNames(product.names).en)}' now. Nothing was written: look at it and try again.`,
  )
}
