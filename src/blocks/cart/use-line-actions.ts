import { useLingui } from '@lingui/react/macro'
import {
  addToCart,
  moveToWishlist as moveLines,
  removeFromCart,
  selectInCart,
  setQuantity,
} from '#sync/cart/cart-actions.ts'
import type { CartViewLine } from '#sync/cart/cart-view.ts'
import type { SaveState } from '#sync/sync-client.ts'
import { toast } from '#ui/toast/toast.ts'
import { useConfirm } from '../sync/use-confirm.ts'

/** Actions on cart lines; each confirms its result, or reports that this device could not store it. */
export function useLineActions() {
  const { t } = useLingui()
  const confirm = useConfirm()

  function stored(saved: SaveState): boolean {
    if (saved === 'not-saved') toast(t`Not saved on this device. We keep trying while this page stays open.`)
    return saved === 'saved' || saved === 'sent'
  }

  async function remove(lines: readonly CartViewLine[]): Promise<void> {
    if (!stored(await removeFromCart(lines.map((line) => line.sku)))) return
    // A copy: the view's objects are proxies and cannot be written to a database.
    const back = lines
      .filter((line) => line.state === 'ok')
      .map((line) => ({ piece: { ...line }, qty: line.qty }))
    const undo = { label: t`Undo`, onAct: () => void addToCart(back) }
    toast(t`Removed from your bag`, back.length > 0 ? { action: undo } : {})
  }

  async function moveToWishlist(lines: readonly CartViewLine[]): Promise<void> {
    await confirm(await moveLines(lines.map((line) => line.sku)), t`Moved to your wishlist`)
  }

  return {
    remove,
    moveToWishlist,
    quantity: async (sku: string, qty: number) => void stored(await setQuantity(sku, qty)),
    select: async (skus: readonly string[], selected: boolean) =>
      void stored(await selectInCart(skus, selected)),
  }
}
