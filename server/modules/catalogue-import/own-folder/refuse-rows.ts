import type { Tx } from '../../../db/schema/database.ts'
import { mediaProblem, PICTURE_ROLES } from '#domain/catalog/own-media.ts'
import type { FolderTable } from './folder-tables.ts'
import { fileOf, type FolderRefusal, type ReadRow } from './read-lines.ts'
import { countedOf, rowsWhere, valuesIn } from './stored-rows.ts'
import { piecesOf, skusOf, storedLike } from './write-rows.ts'

interface Batch {
  readonly table: FolderTable
  readonly batch: readonly ReadRow[]
  readonly refusals: FolderRefusal[]
}

type Refused = Map<ReadRow, { readonly column: string; readonly reason: string }>

/** Leaves out the rows that name what the shop does not have. */
export async function refuseStrangers(tx: Tx, { table, batch, refusals }: Batch): Promise<ReadRow[]> {
  const refused: Refused = new Map()
  for (const [column, named] of Object.entries(table.names ?? {})) {
    const known = await valuesIn(
      tx,
      named,
      batch.map(({ row }) => row[column] ?? null),
    )
    if (named.table === table.name) for (const { row } of batch) known.add(row[named.column] ?? null)
    for (const one of batch) {
      const value = one.row[column] ?? null
      if (value !== null && !known.has(value) && !refused.has(one))
        refused.set(one, { column, reason: `is not in ${named.table}.jsonl nor in the shop` })
    }
  }
  if (table.name === 'product_media') refuseWrongRoles(batch, refused)
  if (table.name === 'product') await refuseTakenCodes(tx, batch, refused)
  if (table.name === 'sku') await refuseForeignColours(tx, batch, refused)
  if (table.name === 'sku') await refuseOversold(tx, { table, batch, refused })
  for (const [{ line, row }, { column, reason }] of refused)
    refusals.push({ file: fileOf(table), line, column, value: String(row[column]), reason })
  return batch.filter((one) => !refused.has(one))
}

/** A role has as many pictures as it can show, and a scale where its pictures are measured. */
function refuseWrongRoles(batch: readonly ReadRow[], refused: Refused): void {
  for (const one of batch) {
    const role = PICTURE_ROLES.find((known) => known === one.row['role'])
    if (!role || refused.has(one)) continue
    const problem = mediaProblem(role, {
      mm: Number(one.row['mm'] ?? 0),
      position: Number(one.row['position']),
    })
    if (problem) refused.set(one, problem)
  }
}

/** The code of a product is its own. */
async function refuseTakenCodes(tx: Tx, batch: readonly ReadRow[], refused: Refused) {
  const values = batch.map(({ row }) => row['spu'] ?? null)
  const stored = await rowsWhere(tx, { table: 'product', columns: ['id', 'spu'], column: 'spu', values })
  const owner = new Map(stored.map((row) => [row['spu'], row['id']]))
  for (const one of batch) {
    const { id, spu } = one.row
    if ((owner.get(spu) ?? id) !== id)
      refused.set(one, { column: 'spu', reason: 'is the code of another product' })
    else owner.set(spu, id)
  }
}

/** A SKU is of a colour of its own product. */
async function refuseForeignColours(tx: Tx, batch: readonly ReadRow[], refused: Refused) {
  const values = batch.map(({ row }) => row['pid'] ?? null)
  const colours = await rowsWhere(tx, {
    table: 'colour',
    columns: ['pid', 'product_id'],
    column: 'pid',
    values,
  })
  const owner = new Map(colours.map((row) => [row['pid'], row['product_id']]))
  for (const one of batch)
    if (!refused.has(one) && owner.get(one.row['pid']) !== one.row['product_id'])
      refused.set(one, { column: 'pid', reason: 'is a colour of another product' })
}

interface Stock extends Pick<Batch, 'table' | 'batch'> {
  readonly refused: Refused
}

/** A SKU has no fewer pieces than none: what was sold since the last file cannot be taken back (decision 0194). */
async function refuseOversold(tx: Tx, { table, batch, refused }: Stock): Promise<void> {
  const rows = batch.map(({ row }) => row)
  const stored = new Map((await storedLike(tx, table, rows)).map((row) => [row['sku'], row]))
  const counted = await countedOf(tx, skusOf(rows))
  for (const one of batch) {
    const before = stored.get(one.row['sku'])
    if (!before || refused.has(one)) continue
    const pieces = piecesOf(table, { row: one.row, before }, counted)
    if (pieces < -Number(before['stock']))
      refused.set(one, {
        column: 'stock',
        reason: `takes ${-pieces} pieces away, and only ${before['stock']} are left`,
      })
  }
}
