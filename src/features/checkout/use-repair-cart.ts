import { useState } from 'react'
import { removeFromCart, setQuantity } from '#sync/cart/cart-actions.ts'
import { syncNow } from '#sync/use-sync.ts'
import type { Obstacles } from './use-obstacles.ts'
import type { useQuote } from './use-quote.ts'

/** Removes what cannot be bought from the cart, and fetches a price for the rest once the server has applied it. */
export function useRepairCart(obstacles: Obstacles | undefined, quote: ReturnType<typeof useQuote>) {
  const [busy, setBusy] = useState(false)

  async function mend() {
    if (!obstacles || busy) return
    setBusy(true)
    const gone = obstacles.pieces.filter((piece) => !piece.left)
    try {
      if (gone.length > 0) await removeFromCart(gone.map((piece) => piece.sku))
      for (const { sku, left } of obstacles.pieces) if (left) await setQuantity(sku, left)
      // Without a network the screen shows it: the change is stored on this device and sent first.
      await syncNow().catch(() => false)
      await quote.priced.refetch()
    } finally {
      setBusy(false)
    }
  }

  return { busy, mend }
}
