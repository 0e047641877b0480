import type { Tx } from '../../db/schema/database.ts'
import type { Store } from '../../db/open.ts'
import { transact } from '../../db/transaction.ts'
import { markChanged } from '../catalog/catalog.commands.ts'
import { reducePrices, restorePrices } from './deal-prices.ts'
import { dueDeals, isDealDue, productsOf, type FlashDeal } from './flash-deals.ts'
import { showDeals } from './show-deals.ts'

/**
 * Begins and ends the flash deals whose moment has come by `now`, each once, whichever node does it. Quotes and orders call it before
 * they read prices, so that the server's clock decides to the millisecond (spec 4.10). Returns how many deals have begun or ended.
 */
export async function settleDeals(store: Store, now: number): Promise<number> {
  if (!(await isDealDue(store.db, now))) return 0
  return transact(store, (tx) => settleDueDeals(tx, now))
}

export async function settleDueDeals(tx: Tx, now: number): Promise<number> {
  const due = await dueDeals(tx, now)
  let settled = 0
  // A deal that ends frees its pieces for the one that begins at the same moment.
  for (const deal of due) if (deal.until <= now && (await endDeal(tx, deal, now))) settled += 1
  for (const deal of due) if (deal.until > now && (await beginDeal(tx, deal, now))) settled += 1
  return settled
}

async function beginDeal(tx: Tx, deal: FlashDeal, now: number): Promise<boolean> {
  if (!(await claim(tx, deal, { state: 'running', next_at: deal.until }))) return false
  const products = await productsOf(tx, deal)
  await reducePrices(tx, deal, products)
  await markChanged(tx, products, now)
  return true
}

/** Ends a deal, begun or not; false where that has happened already. */
export async function endDeal(tx: Tx, deal: FlashDeal, now: number): Promise<boolean> {
  if (!(await claim(tx, deal, { state: 'over', next_at: null }))) return false
  const products = await productsOf(tx, deal)
  await restorePrices(tx, deal)
  await showDeals(tx, products)
  await markChanged(tx, products, now)
  return true
}

/** The first of several nodes gets it: the others find another state. */
async function claim(
  tx: Tx,
  { id, state }: FlashDeal,
  next: { readonly state: 'running' | 'over'; readonly next_at: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('flash_deal')
    .set(next)
    .where('promotion_id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
