import { randomUUID } from 'node:crypto'
import type { Reader, Tx } from '../../db/schema/database.ts'
import { markChanged } from '../../modules/catalog/catalog.commands.ts'
import { raise } from '../../events/raise.ts'
import type { EventServices } from '../../services/services.ts'
import { CommandError } from '../command/complaints.ts'

/** A SKU for the owner. Prices in SGD cents. */
export interface SkuLine {
  readonly sku: string
  readonly spu: string
  readonly productId: string
  readonly name: string
  readonly colour: string
  readonly size: string
  readonly price: number
  readonly listPrice: number
  readonly stock: number
}

/** The requested change of one SKU; fields left out stay. */
export interface SkuChange {
  readonly sku: string
  readonly price?: number | undefined
  readonly listPrice?: number | undefined
  readonly stock?: number | undefined
}

/** The changes of one command, and the SKUs as they were read in its transaction. */
interface SkuChanges {
  readonly known: ReadonlyMap<string, SkuLine>
  readonly changes: readonly SkuChange[]
  readonly now: number
}

const AT_ONCE = 500

function lines(db: Reader) {
  return db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('colour', 'colour.pid', 'sku.pid')
    .select([
      'sku.sku',
      'sku.product_id',
      'sku.size',
      'sku.price',
      'sku.list_price',
      'sku.stock',
      'product.spu',
      'product.names as product_names',
      'colour.names as colour_names',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number]

function lineOf(row: Row): SkuLine {
  return {
    sku: row.sku,
    spu: row.spu,
    productId: row.product_id,
    name: english(row.product_names),
    colour: english(row.colour_names),
    size: row.size,
    price: row.price,
    listPrice: row.list_price,
    stock: row.stock,
  }
}

function english(names: string): string {
  return (JSON.parse(names) as { en?: string }).en ?? ''
}

/** Those of these SKUs that exist. */
export async function findSkus(db: Reader, skus: readonly string[]): Promise<Map<string, SkuLine>> {
  const found = new Map<string, SkuLine>()
  for (let at = 0; at < skus.length; at += AT_ONCE) {
    const rows = await lines(db)
      .where('sku.sku', 'in', skus.slice(at, at + AT_ONCE))
      .execute()
    for (const row of rows) found.set(row.sku, lineOf(row))
  }
  return found
}

/** Every SKU, product by product, in batches: a large shop does not fit into memory twice. */
export async function* allSkus(db: Reader): AsyncGenerator<SkuLine[]> {
  let after = ''
  for (;;) {
    const products = await db
      .selectFrom('product')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const last = products.at(-1)
    if (!last) return
    const rows = await lines(db)
      .where('product.id', '>', after)
      .where('product.id', '<=', last.id)
      .orderBy('product.id')
      .orderBy('colour.position')
      .orderBy('sku.position')
      .execute()
    yield rows.map(lineOf)
    after = last.id
  }
}

/** Why a change is not possible, in the owner's words; undefined when it is. */
export function problemOf(
  known: Pick<SkuLine, 'price' | 'listPrice'>,
  change: Omit<SkuChange, 'sku'>,
): string | undefined {
  const { price, listPrice } = { ...known, ...given(change) }
  if (price === 0 && known.price !== 0) return 'a price is more than nothing'
  if (price > listPrice)
    return `the price S$${(price / 100).toFixed(2)} is above the list price S$${(listPrice / 100).toFixed(2)}`
  return undefined
}

function given(change: Omit<SkuChange, 'sku'>): Partial<SkuChange> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

/**
 * Writes the changes, the stock with a line in its ledger; the servers read them automatically. Throws when a piece was
 * sold meanwhile: the caller's transaction then rolls back. Returns the changed SKUs.
 */
export async function changeSkus(
  tx: Tx,
  services: EventServices,
  { known, changes, now }: SkuChanges,
): Promise<string[]> {
  const ref = `store:${randomUUID()}`
  const changed: string[] = []
  const restocked: string[] = []
  const repriced = new Set<string>()
  // SKUs are locked in the order in which orders lock them, so that no deadlock can occur.
  for (const change of [...changes].sort((a, b) => (a.sku < b.sku ? -1 : 1))) {
    const before = known.get(change.sku)
    if (!before) throw new CommandError(`The shop has no SKU ${change.sku}.`)
    const after = { ...before, ...given(change) }
    const moved = after.stock - before.stock
    const priced = after.price !== before.price || after.listPrice !== before.listPrice
    if (moved === 0 && !priced) continue
    await writeSku(tx, before, after)
    if (moved !== 0) {
      await tx
        .insertInto('stock_move')
        .values({ id: randomUUID(), sku: change.sku, qty: moved, reason: 'corrected', ref, at: now })
        .execute()
      restocked.push(change.sku)
    }
    if (priced) repriced.add(before.productId)
    changed.push(change.sku)
  }
  await markChanged(tx, [...repriced], now)
  if (restocked.length > 0) await raise(tx, services, { name: 'stock.changed', skus: restocked })
  return changed
}

async function writeSku(tx: Tx, before: SkuLine, after: SkuLine): Promise<void> {
  const written = await tx
    .updateTable('sku')
    .set({ price: after.price, list_price: after.listPrice, stock: after.stock })
    .where('sku', '=', before.sku)
    .where('stock', '=', before.stock)
    .where('price', '=', before.price)
    .executeTakeFirst()
  if (written.numUpdatedRows !== 1n)
    throw new CommandError(`${before.sku} has changed in this very moment. Nothing was written: try again.`)
}
