import type { Tx } from '../../../db/schema/database.ts'
import { count, moveStock } from '../apply-changes.ts'
import type { Cell, Row } from './columns.ts'
import { isInFolder, type FolderTable } from './folder-tables.ts'
import { createInserter } from './insert-rows.ts'
import { countedOf, keyOf, rowsWhere } from './stored-rows.ts'

export interface Written {
  created: number
  updated: number
  unchanged: number
}

interface WriteOptions {
  /** Reference of the ledger's lines. */
  readonly ref: string
  /** Epoch milliseconds. */
  readonly now: number
  /** The shop had no goods: nothing is compared and no counts are kept, as for the goods a shop opens with. */
  readonly isEmpty?: boolean
  /** Runs before rows of these products are changed, once for each product. */
  readonly beforeChange?: (products: readonly string[]) => Promise<void>
}

/** Writes rows of the folder into the tables of the shop, within one transaction. */
export function createRowWriter(tx: Tx, { ref, now, isEmpty = false, beforeChange }: WriteOptions) {
  const insert = createInserter(tx)
  /** Products that were there before, and have changed. */
  const changed = new Set<string>()
  const created = new Set<string>()
  /** Products that pages show differently, though none of their own rows has changed. */
  const touched = new Set<string>()
  const restocked: string[] = []

  async function write(table: FolderTable, rows: readonly Row[]): Promise<Written> {
    if (isEmpty) {
      await insertNew(table, rows)
      return { created: rows.length, updated: 0, unchanged: 0 }
    }
    const stored = await storedLike(tx, table, rows)
    const known = new Map(stored.map((row) => [keyOf(table, row), row]))
    const counted = table.name === 'sku' ? await countedOf(tx, skusOf(rows)) : new Map<string, number>()
    const missing = rows.filter((row) => !known.has(keyOf(table, row)))
    const kept = rows.flatMap((row) => {
      const before = known.get(keyOf(table, row))
      return before ? [{ row, before }] : []
    })
    const different = kept.filter(
      ({ row, before }) => differs(table, row, before) || piecesOf(table, { row, before }, counted) !== 0,
    )
    const gone = table.owner?.list ? goneFrom(table, rows, stored) : []
    if (table.name === 'product') for (const row of missing) created.add(String(row['id']))
    await note(table, [...missing, ...different.map(({ row }) => row), ...gone])
    for (const row of gone) await remove(table, row)
    await insertNew(table, missing)
    for (const pair of different) await update(table, pair, counted)
    return {
      created: missing.length,
      updated: different.length,
      unchanged: kept.length - different.length,
    }
  }

  /** Notes the products of rows that are about to change. */
  async function note(table: FolderTable, rows: readonly Row[]): Promise<void> {
    if (table.touches !== undefined) for (const row of rows) touched.add(String(row[table.touches]))
    if (!table.owner) return
    const owners = [...new Set(rows.map((row) => String(row[table.owner?.column ?? ''])))]
    const products = table.owner.column === 'pid' ? await productsOf(tx, owners) : owners
    const fresh = products.filter((id) => !changed.has(id) && !created.has(id))
    if (fresh.length === 0) return
    await beforeChange?.(fresh)
    for (const id of fresh) changed.add(id)
  }

  async function insertNew(table: FolderTable, rows: readonly Row[]): Promise<void> {
    await insert(
      table.name,
      rows.map((row) => ({ ...row, ...table.fixed, ...stamps(table) })),
    )
    if (table.name !== 'sku') return
    const filled = rows.filter((row) => row['stock'] !== 0)
    await insert(
      'stock_move',
      filled.map((row) => ({
        id: `${ref}-${row['sku']}`,
        sku: row['sku'] ?? '',
        qty: row['stock'] ?? 0,
        reason: 'received',
        ref,
        at: now,
      })),
    )
    if (!isEmpty)
      await insert(
        'import_stock',
        rows.map((row) => ({ sku: row['sku'] ?? '', counted: row['stock'] ?? 0 })),
      )
  }

  async function update(
    table: FolderTable,
    pair: { readonly row: Row; readonly before: Row },
    counted: ReadonlyMap<string, number>,
  ): Promise<void> {
    const { row, before } = pair
    // The stock of a SKU moves with a line of its ledger only.
    const { stock, ...values } = row
    const set = table.name === 'sku' ? values : { ...row, ...(table.name === 'product' ? {} : stamps(table)) }
    if (differs(table, row, before))
      await at(tx.updateTable(table.name).set(set as never) as never, table, row).execute()
    if (table.name !== 'sku' || stock === undefined) return
    const sku = String(row['sku'])
    const pieces = piecesOf(table, pair, counted)
    await moveStock(tx, { sku, pieces }, { reason: 'corrected', ref, now })
    await count(tx, sku, Number(stock))
    if (pieces !== 0) restocked.push(sku)
  }

  async function remove(table: FolderTable, row: Row): Promise<void> {
    await at(tx.deleteFrom(table.name) as never, table, row).execute()
  }

  const stamps = ({ stamped = [] }: FolderTable): Row =>
    Object.fromEntries(stamped.map((column) => [column, now]))

  return { write, changed, created, touched, restocked }
}

/** A statement that takes conditions. The tables are known by name only, so their columns have no types here. */
interface Statement {
  where(column: string, is: '=', value: Cell): Statement
  execute(): Promise<unknown>
}

function at(statement: Statement, { key }: FolderTable, row: Row): Statement {
  return key.reduce((so, column) => so.where(column, '=', row[column] ?? null), statement)
}

export const skusOf = (rows: readonly Row[]) => rows.map((row) => row['sku'] ?? null)

/** The rows that these replace, and the others of their lists. */
export function storedLike(tx: Tx, { name, columns, key: [column = ''] }: FolderTable, rows: readonly Row[]) {
  const values = rows.map((row) => row[column] ?? null)
  return rowsWhere(tx, { table: name, columns: Object.keys(columns), column, values })
}

/** Whether any column but the stock of a SKU is another. */
function differs(table: FolderTable, row: Row, before: Row): boolean {
  return Object.keys(table.columns).some(
    (column) => row[column] !== before[column] && !(table.name === 'sku' && column === 'stock'),
  )
}

/** Returns by how many pieces a SKU moves: what the file has more than the last one had, or than the shop has now. */
export function piecesOf(
  { name }: FolderTable,
  { row, before }: { readonly row: Row; readonly before: Row },
  counted: ReadonlyMap<string, number>,
): number {
  if (name !== 'sku' || row['stock'] === undefined) return 0
  return Number(row['stock']) - (counted.get(String(row['sku'])) ?? Number(before['stock']))
}

/** Rows of the owners in `rows` that are no longer in their lists. */
function goneFrom(table: FolderTable, rows: readonly Row[], stored: readonly Row[]): readonly Row[] {
  const named = new Set(rows.map((row) => keyOf(table, row)))
  return stored.filter((row) => isInFolder(table, row) && !named.has(keyOf(table, row)))
}

async function productsOf(tx: Tx, pids: readonly string[]): Promise<string[]> {
  const rows = await rowsWhere(tx, { table: 'colour', columns: ['product_id'], column: 'pid', values: pids })
  return [...new Set(rows.map((row) => String(row['product_id'])))]
}
