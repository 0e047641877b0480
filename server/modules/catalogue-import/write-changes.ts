import { randomUUID } from 'node:crypto'
import { raise } from '../../events/raise.ts'
import type { Spoken } from '#domain/region/language.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { EventServices } from '../../services/services.ts'
import { markChanged } from '../catalog/catalog.commands.ts'
import type { ProductChange } from './compare-product.ts'

export interface WriteContext {
  readonly services: EventServices
  readonly job: string
  readonly language: Spoken
  readonly now: number
}

/** What a product was before a job, for `catalogue undo`. */
export interface ProductBefore {
  readonly product: Pick<NonNullable<ProductChange['product']>, 'names' | 'slug' | 'listed' | 'on_sale'>
  /** The texts in the job's language; null without one. */
  readonly text: { readonly lang: Spoken; readonly description: string | null } | undefined
  readonly categories: readonly number[] | undefined
  readonly skus: readonly {
    readonly sku: string
    readonly pid: string
    readonly position: number
    readonly size: string
    readonly price: number
    readonly list_price: number
    readonly hidden: number
  }[]
  /** SKUs that the job has created. */
  readonly created: readonly string[]
  readonly moves: readonly {
    readonly sku: string
    readonly pieces: number
    readonly counted: number | null
  }[]
}

/** Writes the changes of some products into the job; what is not named stays. */
export async function writeChanges(
  tx: Tx,
  changes: readonly ProductChange[],
  context: WriteContext,
): Promise<void> {
  const restocked: string[] = []
  // SKUs are locked in their order, as orders lock them.
  for (const change of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await tx
      .insertInto('import_change')
      .values({
        job: context.job,
        product_id: change.id,
        before: change.before ? JSON.stringify(await beforeOf(tx, change, context.language)) : null,
      })
      .execute()
    await writeProduct(tx, change, context.language)
    await writeAddresses(tx, change, context.job)
    for (const sku of change.skus) await writeSku(tx, change, sku)
    for (const move of change.moves.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))) {
      const isNew = !change.before?.skus.some(({ sku }) => sku === move.sku)
      await moveStock(tx, move, {
        reason: isNew ? 'received' : 'corrected',
        ref: `import:${context.job}`,
        now: context.now,
      })
      await count(tx, move.sku, move.counted)
      if (!isNew && move.pieces !== 0) restocked.push(move.sku)
    }
  }
  await markChanged(
    tx,
    changes.filter(({ before }) => before).map(({ id }) => id),
    context.now,
  )
  if (restocked.length > 0) await raise(tx, context.services, { name: 'stock.changed', skus: restocked })
}

async function beforeOf(
  tx: Tx,
  { before, ...change }: ProductChange,
  lang: Spoken,
): Promise<ProductBefore | undefined> {
  if (!before) return undefined
  const { names, slug, listed, on_sale } = before.product
  const counts = await tx
    .selectFrom('import_stock')
    .selectAll()
    .where('sku', 'in', ['', ...change.moves.map(({ sku }) => sku)])
    .execute()
  const own = new Map(before.skus.map((row) => [row.sku, row]))
  return {
    product: { names, slug, listed, on_sale },
    text:
      change.description === undefined ? undefined : { lang, description: before.descriptions[lang] ?? null },
    categories: change.categories && before.categories,
    skus: change.skus.flatMap(({ sku }) => {
      const row = own.get(sku)
      if (!row) return []
      const { pid, position, size, price, list_price, hidden } = row
      return [{ sku, pid, position, size, price, list_price, hidden }]
    }),
    created: change.skus.map(({ sku }) => sku).filter((sku) => !own.has(sku)),
    moves: change.moves.map(({ sku, pieces }) => ({
      sku,
      pieces,
      counted: counts.find((row) => row.sku === sku)?.counted ?? null,
    })),
  }
}

async function writeProduct(tx: Tx, change: ProductChange, lang: Spoken): Promise<void> {
  const { id, product, description, categories, colours } = change
  if (product && !change.before) await tx.insertInto('product').values(product).execute()
  else if (product) {
    const { names, slug, listed, on_sale } = product
    await tx.updateTable('product').set({ names, slug, listed, on_sale }).where('id', '=', id).execute()
  }
  if (description !== undefined)
    for (const language of new Set(change.before ? [lang] : ['en', lang]))
      await writeText(tx, id, { lang: language, description })
  if (categories) await fileUnder(tx, id, categories)
  if (colours.length > 0)
    await tx
      .insertInto('colour')
      .values([...colours])
      .execute()
}

/** Of two products with the same path, such as handles that differ in case only, the first one has it. */
async function writeAddresses(tx: Tx, { id, addresses }: ProductChange, job: string): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .insertInto('old_address')
    .values(addresses.map((path) => ({ path, product_id: id, job })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute()
}

export async function writeText(
  tx: Tx,
  id: string,
  { lang, description }: { readonly lang: string; readonly description: string },
): Promise<void> {
  await tx
    .insertInto('product_text')
    .values({ product_id: id, lang, description, care: '' })
    .onConflict((conflict) => conflict.columns(['product_id', 'lang']).doUpdateSet({ description }))
    .execute()
}

export async function fileUnder(tx: Tx, id: string, categories: readonly number[]): Promise<void> {
  await tx.deleteFrom('product_category').where('product_id', '=', id).execute()
  if (categories.length === 0) return
  await tx
    .insertInto('product_category')
    .values(categories.map((category_id) => ({ product_id: id, category_id })))
    .execute()
}

async function writeSku(
  tx: Tx,
  { before }: ProductChange,
  row: ProductChange['skus'][number],
): Promise<void> {
  const { sku, stock, ...values } = row
  if (before?.skus.some((own) => own.sku === sku))
    await tx.updateTable('sku').set(values).where('sku', '=', sku).execute()
  else
    await tx
      .insertInto('sku')
      .values({ ...row, stock })
      .execute()
}

interface Movement {
  readonly reason: 'received' | 'corrected'
  readonly ref: string
  readonly now: number
}

/** Moves the stock of a SKU with a line in its ledger; throws when it would fall below zero. */
export async function moveStock(
  tx: Tx,
  { sku, pieces }: { readonly sku: string; readonly pieces: number },
  { reason, ref, now }: Movement,
): Promise<void> {
  if (pieces === 0) return
  const moved = await tx
    .updateTable('sku')
    .set((row) => ({ stock: row('stock', '+', pieces) }))
    .where('sku', '=', sku)
    .where('stock', '>=', -pieces)
    .executeTakeFirst()
  if (moved.numUpdatedRows !== 1n) throw new RangeError(`the stock of ${sku} has changed in this very moment`)
  await tx
    .insertInto('stock_move')
    .values({ id: randomUUID(), sku, qty: pieces, reason, ref, at: now })
    .execute()
}

export async function count(tx: Tx, sku: string, counted: number | null): Promise<void> {
  if (counted === null) {
    await tx.deleteFrom('import_stock').where('sku', '=', sku).execute()
    return
  }
  await tx
    .insertInto('import_stock')
    .values({ sku, counted })
    .onConflict((conflict) => conflict.column('sku').doUpdateSet({ counted }))
    .execute()
}
