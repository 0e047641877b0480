import { randomUUID } from 'node:crypto'
import type { Spoken } from '#domain/region/language.ts'
import type { Tx } from '../../db/schema/database.ts'
import { raise } from '../../events/raise.ts'
import type { EventServices } from '../../services/services.ts'
import { markChanged } from '../catalog/catalog.commands.ts'
import type { ProductChange } from './product-change.ts'

export interface ApplyContext {
  readonly services: EventServices
  /** Language of the descriptions. */
  readonly language: Spoken
  /** What the movements of stock are for. */
  readonly ref: string
  readonly now: number
}

/** Writes the changes of some products; what is not named stays. Every node reads the changed ones again. */
export async function applyChanges(
  tx: Tx,
  changes: readonly ProductChange[],
  { services, language, ref, now }: ApplyContext,
): Promise<void> {
  const restocked: string[] = []
  // SKUs are locked in their order, as orders lock them.
  for (const change of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await writeProduct(tx, change, language)
    for (const sku of change.skus) await writeSku(tx, change, sku)
    for (const move of change.moves.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))) {
      const isNew = !change.before?.skus.some(({ sku }) => sku === move.sku)
      await moveStock(tx, move, { reason: isNew ? 'received' : 'corrected', ref, now })
      await count(tx, move.sku, move.counted)
      if (!isNew && move.pieces !== 0) restocked.push(move.sku)
    }
  }
  await markChanged(
    tx,
    changes.filter(({ before }) => before).map(({ id }) => id),
    now,
  )
  if (restocked.length > 0) await raise(tx, services, { name: 'stock.changed', skus: restocked })
}

async function writeProduct(tx: Tx, change: ProductChange, lang: Spoken): Promise<void> {
  const { id, product, description, categories, colours } = change
  if (product && !change.before) await tx.insertInto('product').values(product).execute()
  else if (product) {
    const { names, slug, listed, on_sale, material } = product
    await tx
      .updateTable('product')
      .set({ names, slug, listed, on_sale, material })
      .where('id', '=', id)
      .execute()
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
  readonly reason: 'received' | 'corrected' | 'counted'
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
  await noteMove(tx, { sku, pieces }, { reason, ref, now })
}

/** A line in the ledger, for a stock that is as it says. */
export async function noteMove(
  tx: Tx,
  { sku, pieces }: { readonly sku: string; readonly pieces: number },
  { reason, ref, now }: Movement,
): Promise<void> {
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
