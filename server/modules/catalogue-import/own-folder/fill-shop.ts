import type { Db, Tx } from '../../../db/schema/database.ts'
import type { Row } from './columns.ts'
import { FOLDER_TABLES, type FolderTable } from './folder-tables.ts'
import { createRowWriter } from './write-rows.ts'

/** Rows of each table of the folder; a table that is not named has none. */
export type FolderRows = Readonly<Record<string, readonly Row[]>>

/**
 * Gives an empty shop the goods that it opens with, by the way of an import: all of them or none. A shop with products is left
 * as it is; returns whether it was filled. `now` in epoch milliseconds.
 */
export async function fillShop(db: Db, batches: Iterable<FolderRows>, now: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (await hasProducts(tx)) return false
    await lockFilling(tx)
    if (await hasProducts(tx)) return false
    const writer = createRowWriter(tx, { ref: 'opening', now, isEmpty: true })
    for (const rows of batches)
      for (const table of FOLDER_TABLES) await writer.write(table, ownColumns(table, rows[table.name] ?? []))
    return true
  })
}

/** The importer gives the other columns. */
function ownColumns({ columns }: FolderTable, rows: readonly Row[]): readonly Row[] {
  const names = Object.keys(columns)
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])))
}

async function hasProducts(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Two nodes may start at once: the second one waits here until the first has committed. */
async function lockFilling(tx: Tx): Promise<void> {
  await tx
    .insertInto('job_lease')
    .values({ name: 'fill-shop', owner: '', until: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ owner: '' }))
    .execute()
}
