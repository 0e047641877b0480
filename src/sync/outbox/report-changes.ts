import type { Capped } from '#domain/cart/apply-to-cart.ts'
import { cartChanges, joinChanges, type SeenCart, type SeenLine } from '#domain/cart/changes.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { Operation, Snapshot } from './operation.ts'
import type { StoreRows } from './operation-store.ts'

/** A cart that was not fetched for longer than this is old, also without a failed request: the device was asleep. */
const OLD_AFTER_MS = 10 * MINUTE_MS

interface CartParts {
  readonly currency: string
  readonly cartInfo: { readonly list: readonly SeenLine[] }
  readonly capped?: readonly Capped[]
}

interface CartAnswer {
  readonly known: Snapshot | undefined
  readonly next: Snapshot
  /** The operation of the response. */
  readonly sent: Operation | undefined
}

/** From here on the user may see an old cart: the next cart from the server is compared with it. */
export async function noteLost(rows: StoreRows): Promise<void> {
  const report = await rows.report()
  if (!report.lost) await rows.putReport({ ...report, lost: true })
}

/**
 * Stores how prices and stock differ from what the user saw last, also with a network: a raised price beside its list
 * price looks like a bargain. A reduced quantity is reported only where the user could not see the change.
 */
export async function reportChanges(rows: StoreRows, { known, next, sent }: CartAnswer): Promise<void> {
  const report = await rows.report()
  const old = known !== undefined && next.asOf - known.asOf > OLD_AFTER_MS
  const after = next.data as CartParts
  const before = known?.shopper === next.shopper ? (known.data as CartParts) : undefined
  const changes = cartChanges(
    seenCart(before, sent, after.currency),
    { currency: after.currency, lines: after.cartInfo.list },
    report.lost || old ? after.capped : [],
  )
  if (changes.length === 0 && !report.lost) return
  const lost = report.lost && (await rows.operations(1)).length > 0
  await rows.putReport({ ...report, lost, changes: joinChanges(report.changes, changes) })
}

/** What the screen showed: the confirmed lines, and the pieces that the operation had added. */
function seenCart(cart: CartParts | undefined, sent: Operation | undefined, currency: string): SeenCart {
  const preview = sent?.preview as Partial<{ pieces: readonly SeenLine[]; currency: string }> | undefined
  const lines = cart?.currency === currency ? cart.cartInfo.list : []
  const pieces = preview?.currency === currency ? (preview.pieces ?? []) : []
  return {
    currency,
    lines: [...lines, ...pieces.filter((piece) => !lines.some((line) => line.sku === piece.sku))],
  }
}
