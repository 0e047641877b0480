import type { Spoken } from '#domain/region/language.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { EventServices } from '../../services/services.ts'
import { applyChanges } from './apply-changes.ts'
import type { ProductChange } from './product-change.ts'

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

/** Writes the changes of some products, and into the job what they were before. */
export async function writeChanges(
  tx: Tx,
  changes: readonly ProductChange[],
  context: WriteContext,
): Promise<void> {
  for (const change of changes)
    await tx
      .insertInto('import_change')
      .values({
        job: context.job,
        product_id: change.id,
        before: change.before ? JSON.stringify(await beforeOf(tx, change, context.language)) : null,
      })
      .execute()
  await applyChanges(tx, changes, { ...context, ref: `import:${context.job}` })
  for (const change of changes) await writeAddresses(tx, change, context.job)
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

/** Of two products with the same path, such as handles that differ in case only, the first one has it. */
async function writeAddresses(tx: Tx, { id, addresses }: ProductChange, job: string): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .insertInto('old_address')
    .values(addresses.map((path) => ({ path, product_id: id, job })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute()
}
