import type { Store } from '../../db/open.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { raise } from '../../events/raise.ts'
import type { EventServices } from '../../services/services.ts'
import { markChanged } from '../catalog/catalog.commands.ts'
import { count, fileUnder, moveStock, writeText } from './apply-changes.ts'
import { restoreProduct } from './own-folder/restore-product.ts'
import type { ProductSnapshot } from './own-folder/snapshot.ts'
import type { ProductBefore } from './write-changes.ts'

/** A job that cannot be taken back, in words. */
export class CannotUndo extends Error {
  override readonly name = 'CannotUndo'
}

export interface Undone {
  readonly archived: number
  readonly restored: number
}

/**
 * Takes a job back as one. What it has created is archived and not deleted: bags, orders and the memory of the servers may name
 * it. What it has updated gets its former values; pieces that were sold since stay sold.
 */
export async function undoImport(
  services: EventServices & { readonly store: Store },
  id: string,
  now: number,
): Promise<Undone> {
  return transact(services.store, async (tx) => {
    const job = await tx.selectFrom('import_job').selectAll().where('id', '=', id).executeTakeFirst()
    if (!job) throw new CannotUndo(`There is no job ${id}.`)
    if (job.undone_at !== null) throw new CannotUndo(`Job ${id} was taken back already.`)
    await refuseOlder(tx, job)
    const changes = await tx
      .selectFrom('import_change')
      .selectAll()
      .where('job', '=', id)
      .orderBy('product_id')
      .execute()
    const restocked: string[] = []
    for (const { product_id: product, before } of changes) {
      if (before === null)
        await tx.updateTable('product').set({ listed: 0, on_sale: 0 }).where('id', '=', product).execute()
      else
        restocked.push(
          ...(await restore(tx, { id: product, before: JSON.parse(before) as Before, job: id, now })),
        )
    }
    await tx.deleteFrom('old_address').where('job', '=', id).execute()
    await dropOpenPhotos(tx, id)
    await tx.updateTable('import_job').set({ undone_at: now }).where('id', '=', id).execute()
    await markChanged(
      tx,
      changes.map((row) => row.product_id),
      now,
    )
    if (restocked.length > 0) await raise(tx, services, { name: 'stock.changed', skus: restocked })
    const archived = changes.filter(({ before }) => before === null).length
    return { archived, restored: changes.length - archived }
  })
}

/** Photographs of a product that is archived are not fetched any more. */
async function dropOpenPhotos(tx: Tx, job: string): Promise<void> {
  await tx
    .deleteFrom('import_photo')
    .where('state', 'in', ['open', 'failed'])
    .where('pid', 'in', (colours) =>
      colours
        .selectFrom('colour')
        .innerJoin('import_change', 'import_change.product_id', 'colour.product_id')
        .select('colour.pid')
        .where('import_change.job', '=', job)
        .where('import_change.before', 'is', null),
    )
    .execute()
}

/** The later of two jobs on one product is taken back first. */
async function refuseOlder(tx: Tx, { id, at }: { readonly id: string; readonly at: number }): Promise<void> {
  const later = await tx
    .selectFrom('import_change as own')
    .innerJoin('import_change as other', 'other.product_id', 'own.product_id')
    .innerJoin('import_job as job', 'job.id', 'other.job')
    .select('job.id')
    .where('own.job', '=', id)
    .where('job.id', '!=', id)
    .where('job.at', '>=', at)
    .where('job.undone_at', 'is', null)
    .orderBy('job.at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (later) throw new CannotUndo(`Job ${later.id} has changed the same products later: take it back first.`)
}

/** What a product was before an import of another shop's file, or of a folder. */
type Before = ProductBefore | ProductSnapshot

interface Restored<Kind = Before> {
  readonly id: string
  readonly before: Kind
  readonly job: string
  readonly now: number
}

async function restore(tx: Tx, { before, ...rest }: Restored): Promise<string[]> {
  return 'rows' in before ? restoreProduct(tx, { ...rest, before }) : restoreFields(tx, { ...rest, before })
}

async function restoreFields(tx: Tx, { id, before, job, now }: Restored<ProductBefore>): Promise<string[]> {
  await tx.updateTable('product').set(before.product).where('id', '=', id).execute()
  if (before.text) {
    const { lang, description } = before.text
    if (description === null)
      await tx.deleteFrom('product_text').where('product_id', '=', id).where('lang', '=', lang).execute()
    else await writeText(tx, id, { lang, description })
  }
  if (before.categories) await fileUnder(tx, id, before.categories)
  for (const { sku, ...values } of before.skus)
    await tx.updateTable('sku').set(values).where('sku', '=', sku).execute()
  for (const sku of before.created)
    await tx.updateTable('sku').set({ hidden: 1 }).where('sku', '=', sku).execute()
  const restocked: string[] = []
  for (const { sku, pieces, counted } of before.moves) {
    const { stock } = await tx
      .selectFrom('sku')
      .select('stock')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    const back = Math.max(-stock, -pieces)
    // The count of a new SKU stays with its pieces: the same file again finds it as it is.
    if (before.created.includes(sku)) continue
    await moveStock(tx, { sku, pieces: back }, { reason: 'corrected', ref: `undo:${job}`, now })
    await count(tx, sku, counted)
    if (back !== 0) restocked.push(sku)
  }
  return restocked
}
