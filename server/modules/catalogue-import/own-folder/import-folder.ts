import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { raise } from '../../../events/raise.ts'
import type { Store } from '../../../db/open.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { transact } from '../../../db/transaction.ts'
import type { EventServices, Services } from '../../../services/services.ts'
import { markChanged } from '../../catalog/catalog.commands.ts'
import { addImage } from '../../media/assets/add-image.ts'
import { ImageRefused } from '../../media/assets/image-refused.ts'
import type { Row } from './columns.ts'
import { FOLDER_TABLES, type FolderTable } from './folder-tables.ts'
import { fileOf, readRows, type FolderRefusal, type ReadRow } from './read-lines.ts'
import { snapshotOf } from './snapshot.ts'
import { rowsWhere, valuesIn } from './stored-rows.ts'
import { createRowWriter } from './write-rows.ts'

export interface FolderReport {
  /** Lines of all files; each is one of the four that follow. */
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly refusals: readonly FolderRefusal[]
  /** Undefined: nothing was written. */
  readonly job: string | undefined
}

export interface FolderInput {
  readonly folder: string
  readonly isDry: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

type FolderServices = EventServices & Pick<Services, 'env'> & { readonly store: Store }

/** A product that could not be shown. */
export class FolderBroken extends Error {
  override readonly name = 'FolderBroken'
}

/** Ends the transaction of a dry run. */
class NothingWritten extends Error {
  override readonly name = 'NothingWritten'
  readonly report: FolderReport

  constructor(report: FolderReport) {
    super('a dry run')
    this.report = report
  }
}

/**
 * Imports the shop's own folder: what is missing is created, what differs is changed, and what no file names stays. It is one
 * transaction, so a broken folder changes nothing. Throws `FolderBroken` for a product without a colour or a SKU.
 */
export async function importFolder(services: FolderServices, input: FolderInput): Promise<FolderReport> {
  const pictures = input.isDry ? NO_PICTURES : await addPictures(services, input)
  try {
    return await transact(services.store, async (tx) => {
      const report = await importRows(tx, services, { ...input, pictures })
      if (input.isDry) throw new NothingWritten(report)
      return report
    })
  } catch (error) {
    if (error instanceof NothingWritten) return { ...error.report, job: undefined }
    throw error
  }
}

/** What became of the folder's pictures, by their hashes. */
interface AddedPictures {
  readonly added: ReadonlySet<string>
  /** Those that cannot be taken, and why. */
  readonly refused: ReadonlyMap<string, string>
}

const NO_PICTURES: AddedPictures = { added: new Set(), refused: new Map() }

interface RowsInput extends FolderInput {
  readonly pictures: AddedPictures
}

async function importRows(
  tx: Tx,
  services: EventServices,
  { folder, now, pictures }: RowsInput,
): Promise<FolderReport> {
  const job = randomUUID().slice(0, 8)
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const refusals: FolderRefusal[] = []
  const writer = createRowWriter(tx, {
    ref: `import:${job}`,
    now,
    beforeChange: (products) => noteBefore(tx, job, products),
  })
  for (const table of FOLDER_TABLES)
    for await (const batch of readRows(folder, table, refusals)) {
      const isPictures = table.name === 'asset'
      const fit = isPictures
        ? takenPictures(batch, pictures, refusals)
        : await refuseStrangers(tx, { table, batch, refusals })
      if (fit.length === 0) continue
      const rows = fit.map(({ row }) => row)
      const written = await writer.write(table, rows)
      for (const kind of ['created', 'updated', 'unchanged'] as const) counts[kind] += written[kind]
      // Their rows were made with their files.
      const added = isPictures ? rows.filter((row) => pictures.added.has(String(row['hash']))).length : 0
      counts.created += added
      counts.unchanged -= added
    }
  await refuseEmpty(tx, [...writer.created, ...writer.changed])
  const isChanged = counts.created + counts.updated > 0 || writer.changed.size > 0
  if (isChanged) {
    await tx
      .insertInto('import_job')
      .values({ id: job, file: basename(folder), at: now, undone_at: null })
      .execute()
    const news = [...writer.created].map((id) => ({ job, product_id: id, before: null }))
    for (let at = 0; at < news.length; at += 500)
      await tx
        .insertInto('import_change')
        .values(news.slice(at, at + 500))
        .execute()
    await markChanged(tx, [...writer.changed], now)
    if (writer.restocked.length > 0)
      await raise(tx, services, { name: 'stock.changed', skus: writer.restocked })
  }
  return {
    rows: counts.created + counts.updated + counts.unchanged + refusals.length,
    ...counts,
    refusals,
    job: isChanged ? job : undefined,
  }
}

function takenPictures(
  batch: readonly ReadRow[],
  { refused }: AddedPictures,
  refusals: FolderRefusal[],
): ReadRow[] {
  return batch.filter(({ line, row }) => {
    const hash = String(row['hash'])
    const reason = refused.get(hash)
    if (reason === undefined) return true
    refusals.push({ file: 'asset.jsonl', line, column: 'hash', value: hash, reason })
    return false
  })
}

interface Batch {
  readonly table: FolderTable
  readonly batch: readonly ReadRow[]
  readonly refusals: FolderRefusal[]
}

type Refused = Map<ReadRow, { readonly column: string; readonly reason: string }>

/** Leaves out the rows that name what the shop does not have. */
async function refuseStrangers(tx: Tx, { table, batch, refusals }: Batch): Promise<ReadRow[]> {
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
  if (table.name === 'product') await refuseTakenCodes(tx, batch, refused)
  if (table.name === 'sku') await refuseForeignColours(tx, batch, refused)
  for (const [{ line, row }, { column, reason }] of refused)
    refusals.push({ file: fileOf(table), line, column, value: String(row[column]), reason })
  return batch.filter((one) => !refused.has(one))
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

/** A product is shown by a colour and sold by a SKU. */
async function refuseEmpty(tx: Tx, products: readonly string[]): Promise<void> {
  const table = (name: 'colour' | 'sku') => valuesIn(tx, { table: name, column: 'product_id' }, products)
  const [coloured, sold] = [await table('colour'), await table('sku')]
  const empty = products.filter((id) => !coloured.has(id) || !sold.has(id))
  if (empty.length > 0)
    throw new FolderBroken(
      `${empty.length} products have no colour or no SKU, such as ${empty.slice(0, 3).join(', ')}`,
    )
}

async function noteBefore(tx: Tx, job: string, products: readonly string[]): Promise<void> {
  const snapshots = await snapshotOf(tx, products)
  for (const [id, before] of snapshots)
    await tx
      .insertInto('import_change')
      .values({ job, product_id: id, before: JSON.stringify(before) })
      .execute()
}

/** Takes the pictures of the folder, before the transaction: it decodes for up to seconds. */
async function addPictures(services: FolderServices, { folder, now }: FolderInput): Promise<AddedPictures> {
  const added = new Set<string>()
  const refused = new Map<string, string>()
  const table = FOLDER_TABLES.find(({ name }) => name === 'asset')
  if (!table) return NO_PICTURES
  for await (const batch of readRows(folder, table, []))
    for (const { row } of batch) {
      const outcome = await addPicture(services, { row, folder, now })
      if (outcome === 'added') added.add(String(row['hash']))
      else if (outcome !== 'known') refused.set(String(row['hash']), outcome.refused)
    }
  return { added, refused }
}

async function addPicture(
  { store, env }: FolderServices,
  { row, folder, now }: { readonly row: Row; readonly folder: string; readonly now: number },
): Promise<'added' | 'known' | { readonly refused: string }> {
  const hash = String(row['hash'])
  if (!/^[\w-]{22}$/.test(hash)) return { refused: 'is not the hash of a file' }
  const known = await store.db.selectFrom('asset').select('hash').where('hash', '=', hash).executeTakeFirst()
  if (known) return 'known'
  const bytes = await readFile(join(folder, 'files', hash)).catch(() => undefined)
  if (!bytes) return { refused: `has no file files/${hash}` }
  const alts = JSON.parse(String(row['alts'])) as Record<string, string>
  const focal = { x: Number(row['focal_x']), y: Number(row['focal_y']) }
  try {
    const own = await addImage(store.db, { env }, { bytes, name: String(row['name']), alts, focal, now })
    return own === hash ? 'added' : { refused: 'is not the hash of its file' }
  } catch (error) {
    if (error instanceof ImageRefused) return { refused: error.message }
    throw error
  }
}
