import type { Tx } from '../../../db/schema/database.ts'
import { count, moveStock } from '../apply-changes.ts'
import type { Row } from './columns.ts'
import { FOLDER_TABLES, type FolderTable } from './folder-tables.ts'
import type { ProductSnapshot } from './snapshot.ts'
import { createRowWriter } from './write-rows.ts'

interface Restored {
  readonly id: string
  readonly before: ProductSnapshot
  readonly job: string
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Gives a product the rows that it had before a job. What the job has added to it is hidden, pieces that were sold since stay
 * sold. Returns the SKUs whose stock has moved.
 */
export async function restoreProduct(tx: Tx, { id, before, job, now }: Restored): Promise<string[]> {
  const stock = await stockOf(tx, id)
  const pids = await pidsOf(tx, id)
  const writer = createRowWriter(tx, { ref: `undo:${job}`, now })
  for (const table of FOLDER_TABLES) {
    if (!table.owner) continue
    const { column, list } = table.owner
    const owners = column === 'pid' ? pids : [id]
    if (list && owners.length > 0)
      await tx
        .deleteFrom(table.name)
        .where(column as never, 'in', owners as never)
        .execute()
    await writer.write(withoutStock(table), (before.rows[table.name] ?? []).map(dropStock))
  }
  const kept = new Set((before.rows['sku'] ?? []).map((row) => String(row['sku'])))
  const added = [...stock.keys()].filter((sku) => !kept.has(sku))
  if (added.length > 0) await tx.updateTable('sku').set({ hidden: 1 }).where('sku', 'in', added).execute()
  return takeBackPieces(tx, { skus: [...kept], stock, before, job, now })
}

/** Stock goes back by what the job has moved, not to what it was. */
function withoutStock(table: FolderTable): FolderTable {
  if (table.name !== 'sku') return table
  const columns = Object.entries(table.columns).filter(([name]) => name !== 'stock')
  return { ...table, columns: Object.fromEntries(columns) }
}

function dropStock(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'stock'))
}

async function stockOf(tx: Tx, id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom('sku').select(['sku', 'stock']).where('product_id', '=', id).execute()
  return new Map(rows.map(({ sku, stock }) => [sku, stock]))
}

async function pidsOf(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.selectFrom('colour').select('pid').where('product_id', '=', id).execute()
  return rows.map(({ pid }) => pid)
}

async function takeBackPieces(
  tx: Tx,
  {
    skus,
    stock,
    before,
    job,
    now,
  }: Omit<Restored, 'id'> & { readonly skus: readonly string[]; readonly stock: ReadonlyMap<string, number> },
): Promise<string[]> {
  if (skus.length === 0) return []
  const moves = await tx
    .selectFrom('stock_move')
    .select(['sku', 'qty'])
    .where('ref', '=', `import:${job}`)
    .where('sku', 'in', [...skus])
    .execute()
  const moved: string[] = []
  for (const { sku, qty } of moves) {
    const pieces = Math.max(-(stock.get(sku) ?? 0), -qty)
    await moveStock(tx, { sku, pieces }, { reason: 'corrected', ref: `undo:${job}`, now })
    await count(tx, sku, before.counted[sku] ?? null)
    if (pieces !== 0) moved.push(sku)
  }
  return moved
}
