import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { raise } from '../../../events/raise.ts'
import type { Store } from '../../../db/open.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { transact } from '../../../db/transaction.ts'
import type { EventServices, Services } from '../../../services/services.ts'
import { markChanged } from '../../catalog/catalog.commands.ts'
import { addPictures, NO_PICTURES, takenPictures, type AddedPictures } from './add-pictures.ts'
import { FOLDER_TABLES } from './folder-tables.ts'
import { readRows, type FolderRefusal } from './read-lines.ts'
import { refuseStrangers } from './refuse-rows.ts'
import { snapshotOf } from './snapshot.ts'
import { valuesIn } from './stored-rows.ts'
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
      const taken = takenPictures(table, batch, { pictures, refusals })
      const fit = await refuseStrangers(tx, { table, batch: taken, refusals })
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
  const isChanged = counts.created + counts.updated + writer.changed.size > 0
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
    await markChanged(tx, [...new Set([...writer.changed, ...writer.touched])], now)
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
