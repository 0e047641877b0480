import { randomUUID } from 'node:crypto'
import { sizeName } from '#domain/catalog/size-order.ts'
import type { CurrencyCode } from '#domain/money/currencies.ts'
import { slugOf } from '#domain/region/links.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { EventServices } from '../../services/services.ts'
import { applyChanges } from '../catalogue-import/apply-changes.ts'
import { compareProduct } from '../catalogue-import/compare-product.ts'
import { garmentCategoryOf, garmentTypeOf } from '../catalogue-import/garment-words.ts'
import { createCategoryFinder } from '../catalogue-import/import-categories.ts'
import { planProduct, type PlannedProduct } from '../catalogue-import/plan-product.ts'
import type { ProductRecord } from '../catalogue-import/product-record.ts'
import { knownSkus, storedProducts } from '../catalogue-import/stored-products.ts'

/** A product that was added by hand had no address before. */
const NONE: ReadonlySet<string> = new Set()

/** A product in one colour, as the owner describes it. */
export interface NewProduct {
  readonly name: string
  /** Words that name the garment, `midi dress`. */
  readonly type: string
  /** The amount as the owner wrote it, `129.90`. */
  readonly price: string
  readonly currency: CurrencyCode
  readonly colour: string
  /** `#rrggbb`; undefined where the shop knows the colour by its name. */
  readonly hex: string | undefined
  readonly sizes: readonly string[]
  /** Pieces of each size. */
  readonly stock: number
  /** Undefined: it is filed by its garment. */
  readonly category: number | undefined
  /** What its SKUs begin with; undefined: name and colour. */
  readonly stem: string | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

export type AddedProduct =
  | { readonly spu: string; readonly skus: readonly string[] }
  /** Nothing is written. In words. */
  | { readonly problem: string }

/** Adds a product as an import does that has one product in its file. */
export async function addProduct(tx: Tx, services: EventServices, input: NewProduct): Promise<AddedProduct> {
  const { now } = input
  const planned = plan(input)
  if ('problem' in planned) return planned
  const stored = await storedProducts(tx, [planned.id])
  const there = stored.get(planned.id)
  if (there)
    return {
      problem: `${planned.id} is there already${there.product.on_sale === 0 ? ' and archived: `product restore` offers it again' : ''}. Another product of the same name needs SKUs of its own, by --sku.`,
    }
  const known = await knownSkus(
    tx,
    planned.skus.map(({ sku }) => sku),
  )
  const finder = await createCategoryFinder(tx, 'en')
  const categories = input.category === undefined ? finder : { idOf: () => input.category }
  const change = compareProduct(planned, {
    stored,
    known,
    knownAddresses: NONE,
    categories,
    language: 'en',
    now,
  })
  const problem = problemOf(change.refusals)
  if (problem !== undefined) return { problem }
  await finder.write(tx)
  await applyChanges(tx, [change], { services, language: 'en', ref: `store:${randomUUID()}`, now })
  return { spu: planned.id, skus: change.skus.map(({ sku }) => sku) }
}

function plan(input: NewProduct): PlannedProduct | { readonly problem: string } {
  const { currency, hex, name, type } = input
  const names = input.sizes.map(sizeName)
  const twice = names.find((size, at) => names.indexOf(size) !== at)
  if (twice !== undefined) return { problem: `the size ${twice} is named twice` }
  const planned = planProduct(recordOf(input), {
    map: { currency, language: 'en', options: {}, categories: {} },
    decimal: '.',
    lineOfSku: new Map(),
  })
  const problem = problemOf(planned.refusals)
  if (problem !== undefined) return { problem }
  if (hex === undefined && planned.unknownColours.length > 0)
    return {
      problem: `the shop does not know the colour '${input.colour}': name its swatch with --hex #rrggbb`,
    }
  return {
    ...planned,
    type: garmentTypeOf(type) ?? type,
    categories: [garmentCategoryOf(`${type} / ${name}`)],
    skus: planned.skus.map((sku) => ({ ...sku, colour: { ...sku.colour, hex: hex ?? sku.colour.hex } })),
  }
}

function recordOf({ name, colour, sizes, price, stock, stem }: NewProduct): ProductRecord {
  return {
    handle: slugOf(stem ?? name),
    lines: [1],
    title: name,
    description: undefined,
    paths: undefined,
    addresses: [],
    offered: true,
    images: [],
    variants: sizes.map((size) => ({
      line: 1,
      sku: stem === undefined ? undefined : `${stem}-${size}`,
      options: [
        { name: 'Colour', value: colour },
        { name: 'Size', value: size },
      ],
      price,
      listPrice: undefined,
      stock: String(stock),
      images: [],
    })),
  }
}

function problemOf(refusals: PlannedProduct['refusals']): string | undefined {
  const [first] = refusals
  return first && `${first.column} '${first.value}': ${first.reason}`
}
