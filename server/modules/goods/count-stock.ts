import type { Tx } from '../../db/schema/database.ts'
import { raise } from '../../events/raise.ts'
import type { EventServices } from '../../services/services.ts'
import { moveStock, noteMove } from '../catalogue-import/apply-changes.ts'

/** Pieces of one SKU that were counted at a moment, without those that orders held then. */
export interface StockCount {
  readonly sku: string
  readonly pieces: number
  /** Epoch milliseconds. */
  readonly countedAt: number
}

export type CountOutcome =
  | {
      readonly kind: 'counted'
      readonly before: number
      readonly after: number
      /** What the ledger has moved since the count: orders take pieces, cancelled ones and deliveries bring some. */
      readonly moved: number
      /** Pieces that orders hold and the count did not find; the stock is 0 then. */
      readonly shortfall: number
    }
  /** The same count again: nothing is written. */
  | { readonly kind: 'known' }
  | { readonly kind: 'absent' }
  /** A later count, or another number for this moment, is in the ledger: nothing is written. */
  | { readonly kind: 'overtaken'; readonly countedAt: number; readonly pieces: number }
  /** The stock was set by hand after the count: nothing is written. */
  | { readonly kind: 'corrected'; readonly at: number }

export interface Counted {
  readonly count: StockCount
  readonly outcome: CountOutcome
}

interface CountInput {
  readonly counts: readonly StockCount[]
  /** Epoch milliseconds. */
  readonly now: number
}

/** Sets the stock to what was counted and what the ledger has moved since; the caller rolls back what it refuses. */
export async function countStock(
  tx: Tx,
  services: EventServices,
  { counts, now }: CountInput,
): Promise<Counted[]> {
  const counted: Counted[] = []
  // In the order in which orders lock stock, so that no deadlock can occur.
  for (const count of counts.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)))
    counted.push({ count, outcome: await countOne(tx, count, now) })
  const skus = counted.filter(hasMoved).map(({ count }) => count.sku)
  if (skus.length > 0) await raise(tx, services, { name: 'stock.changed', skus })
  return counted
}

/** Whether a count has changed the stock. */
export function hasMoved({ outcome }: Counted): boolean {
  return outcome.kind === 'counted' && outcome.before !== outcome.after
}

async function countOne(tx: Tx, count: StockCount, now: number): Promise<CountOutcome> {
  const { sku, pieces, countedAt } = count
  const before = await lockStock(tx, sku)
  if (before === undefined) return { kind: 'absent' }
  const last = await lastCount(tx, sku)
  if (last && last.countedAt >= countedAt)
    return last.countedAt === countedAt && last.pieces === pieces
      ? { kind: 'known' }
      : { kind: 'overtaken', ...last }
  const since = await tx
    .selectFrom('stock_move')
    .select(['reason', 'ref', 'qty', 'at'])
    .where('sku', '=', sku)
    .where('at', '>', countedAt)
    .execute()
  const corrected = since.find(({ reason, ref }) => reason === 'corrected' && ref.startsWith(BY_HAND))
  if (corrected) return { kind: 'corrected', at: corrected.at }
  const moved = since.reduce((sum, { reason, qty }) => (STATEMENTS.includes(reason) ? sum : sum + qty), 0)
  const after = Math.max(0, pieces + moved)
  const move = { sku, pieces: after - before }
  const movement = { reason: 'counted', ref: refOf(count), now } as const
  if (move.pieces === 0) await noteMove(tx, move, movement)
  else await moveStock(tx, move, movement)
  return { kind: 'counted', before, after, moved, shortfall: after - pieces - moved }
}

/** These say how many pieces there were, at another moment: an earlier count, and what a new SKU began with. */
const STATEMENTS: readonly string[] = ['counted', 'received']

/** What the commands `stock` and `import` name their corrections. */
const BY_HAND = 'store:'

/** The stock of a SKU, which no order can change until the transaction ends; undefined without the SKU. */
async function lockStock(tx: Tx, sku: string): Promise<number | undefined> {
  await tx
    .updateTable('sku')
    .set((row) => ({ stock: row.ref('stock') }))
    .where('sku', '=', sku)
    .execute()
  return (await tx.selectFrom('sku').select('stock').where('sku', '=', sku).executeTakeFirst())?.stock
}

/** Sorts as its moment does, and is unique for each count of a SKU. */
function refOf({ countedAt, pieces }: StockCount): string {
  return `${new Date(countedAt).toISOString()} ${pieces}`
}

async function lastCount(
  tx: Tx,
  sku: string,
): Promise<{ readonly countedAt: number; readonly pieces: number } | undefined> {
  const row = await tx
    .selectFrom('stock_move')
    .select('ref')
    .where('sku', '=', sku)
    .where('reason', '=', 'counted')
    .orderBy('ref', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const [moment = '', pieces = ''] = row.ref.split(' ')
  return { countedAt: Date.parse(moment), pieces: Number(pieces) }
}
