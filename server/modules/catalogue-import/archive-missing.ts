import type { Store } from '../../db/open.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { changeOfStored } from './product-change.ts'
import { storedProducts } from './stored-products.ts'
import { writeChanges, type WriteContext } from './write-changes.ts'

const AT_ONCE = 50

interface Missing {
  /** Products of the file. */
  readonly named: ReadonlySet<string>
  readonly isDry: boolean
  readonly context: WriteContext
  begin(tx: Tx): Promise<void>
}

/** Takes imported products that a file does not name from sale; returns how many. */
export async function archiveMissing(
  { store }: { readonly store: Store },
  { named, isDry, context, begin }: Missing,
): Promise<number> {
  const imported = await store.db
    .selectFrom('import_change')
    .innerJoin('product', 'product.id', 'import_change.product_id')
    .select('product.id')
    .distinct()
    .where('import_change.before', 'is', null)
    .where((row) => row.or([row('product.listed', '=', 1), row('product.on_sale', '=', 1)]))
    .execute()
  const missing = imported.map(({ id }) => id).filter((id) => !named.has(id))
  if (isDry) return missing.length
  for (let at = 0; at < missing.length; at += AT_ONCE)
    await transact(store, async (tx) => {
      const stored = await storedProducts(tx, missing.slice(at, at + AT_ONCE))
      if (at === 0) await begin(tx)
      await writeChanges(
        tx,
        [...stored.values()].map((before) =>
          changeOfStored(before, { product: { ...before.product, listed: 0, on_sale: 0 } }),
        ),
        context,
      )
    })
  return missing.length
}
