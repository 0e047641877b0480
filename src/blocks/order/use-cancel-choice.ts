import { useState } from 'react'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { giftsLost } from '#domain/orders/kept-gifts.ts'
import { cancellable, mayBuyer } from '#domain/orders/order-states.ts'

export type CancelChoice = ReturnType<typeof useCancelChoice>

/** The pieces that are to be cancelled: at first all that no courier has. `items`: absent where the whole order is cancelled. */
export function useCancelChoice({ status, item }: OrderView) {
  const [changed, setChanged] = useState<Readonly<Record<number, number>>>({})
  const lines = item.map((line) => ({ line, most: cancellable(line) })).filter(({ most }) => most > 0)
  const most = lines.reduce((sum, line) => sum + line.most, 0)
  const chosen = lines.map(({ line: { position }, most: all }) => ({
    position,
    qty: Math.min(changed[position] ?? all, all),
  }))
  const total = chosen.reduce((sum, { qty }) => sum + qty, 0)
  const lost = giftsLost(item, chosen)
  const leaving = lost.filter((line) => cancellable(line) > 0)
  const isWhole = total === most && mayBuyer(status, 'cancel')
  return {
    /** What comes back with these pieces, by the position of their line. */
    pieces: Object.fromEntries(
      [...chosen, ...leaving.map((line) => ({ position: line.position, qty: cancellable(line) }))].map(
        ({ position, qty }) => [position, qty],
      ),
    ),
    /** No courier has any of the order. */
    isUnsent: mayBuyer(status, 'cancel'),
    /** None where the order can only be cancelled as a whole. */
    lines: mayBuyer(status, 'cancel-part') && (most > 1 || !mayBuyer(status, 'cancel')) ? lines : [],
    total,
    isWhole,
    /** Free gifts that the rest is too small for: those that no courier has leave with these pieces, the others are taken off the refund. */
    giftsLost: {
      leaving,
      kept: lost.filter((line) => cancellable(line) === 0 && (line.gift?.worth ?? 0) > 0),
    },
    items: isWhole ? undefined : chosen.filter(({ qty }) => qty > 0),
    qtyOf: (position: number) => chosen.find((one) => one.position === position)?.qty ?? 0,
    setQty: (position: number, qty: number) => setChanged((before) => ({ ...before, [position]: qty })),
  }
}
