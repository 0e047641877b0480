import { randomUUID } from 'node:crypto'
import { MOST_PER_LINE } from '#domain/cart/apply-to-cart.ts'
import { prepare, type Given } from '../../db/prepared.ts'
import type { Tx } from '../../db/schema/database.ts'

export interface Pieces {
  readonly sku: string
  readonly qty: number
}

/** What a movement of stock is for, and when it happens. */
interface LedgerEntry {
  readonly ref: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** One entry per SKU, in the order in which every transaction locks them, so that no deadlock can occur. */
export function perSku(lines: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>()
  for (const { sku, qty } of lines) sums.set(sku, (sums.get(sku) ?? 0) + qty)
  return [...sums].map(([sku, qty]) => ({ sku, qty })).sort((a, b) => (a.sku < b.sku ? -1 : 1))
}

const takePieces = prepare((tx, given: Given<Pieces>) =>
  tx
    .updateTable('sku')
    .set((row) => ({ stock: row('stock', '-', given('qty')) }))
    .where('sku', '=', given('sku'))
    .where('stock', '>=', given('qty')),
)

/**
 * Takes pieces out of stock for `entry.ref`, all or none: returns the SKUs that fall short, and then nothing was taken. The
 * condition in the update prevents selling the last piece twice; several lines of one SKU count together, against the
 * stock and against 100 (trust.md R3, R4).
 */
export async function takeStock(tx: Tx, lines: readonly Pieces[], entry: LedgerEntry): Promise<string[]> {
  const taken: Pieces[] = []
  for (const { sku, qty } of perSku(lines)) {
    if (qty > MOST_PER_LINE) return undo(tx, taken, sku)
    const { numAffectedRows } = await takePieces(tx, { sku, qty })
    if (numAffectedRows !== 1n) return undo(tx, taken, sku)
    taken.push({ sku, qty })
  }
  for (const { sku, qty } of taken) await note(tx, { sku, qty: -qty }, { ...entry, reason: 'reserved' })
  return []
}

async function undo(tx: Tx, taken: readonly Pieces[], short: string): Promise<string[]> {
  for (const one of taken) await put(tx, one)
  return [short]
}

/** Returns pieces to stock. The ledger's UNIQUE(reason, ref, sku) makes a second time fail, not count. */
export async function giveBackStock(tx: Tx, lines: readonly Pieces[], entry: LedgerEntry): Promise<void> {
  for (const one of perSku(lines)) {
    await put(tx, one)
    await note(tx, one, { ...entry, reason: 'released' })
  }
}

async function put(tx: Tx, { sku, qty }: Pieces): Promise<void> {
  await tx
    .updateTable('sku')
    .set((row) => ({ stock: row('stock', '+', qty) }))
    .where('sku', '=', sku)
    .execute()
}

type Movement = Pieces & LedgerEntry & { readonly reason: 'reserved' | 'released' }

const insertMovement = prepare((tx, given: Given<Movement & { readonly id: string }>) =>
  tx.insertInto('stock_move').values({
    id: given('id'),
    sku: given('sku'),
    qty: given('qty'),
    reason: given('reason'),
    ref: given('ref'),
    at: given('at'),
  }),
)

async function note(
  tx: Tx,
  { sku, qty }: Pieces,
  { reason, ref, at }: Omit<Movement, keyof Pieces>,
): Promise<void> {
  await insertMovement(tx, { id: randomUUID(), sku, qty, reason, ref, at })
}
