import { useLingui } from '@lingui/react/macro'
import {
  addToCart,
  moveToWishlist as moveLines,
  removeFromCart,
  replaceInCart,
  type PieceToAdd,
  selectInCart,
  setQuantity,
} from '#sync/cart/cart-actions.ts'
import type { CartViewLine } from '#sync/resources/cart-view.ts'
import { toast } from '#ui/toast/toast.ts'
import { useConfirm } from '../sync/use-confirm.ts'
import { isStored, useReportSave } from '../sync/use-report-save.ts'
import { useNotSaved } from '../use-not-saved.ts'

/** Actions on cart lines; each confirms its result, or reports that this device could not store it. */
export function useLineActions() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const report = useReportSave()
  const notSaved = useNotSaved()

  async function remove(lines: readonly CartViewLine[]): Promise<void> {
    if (!isStored(await report(removeFromCart(lines.map((line) => line.sku))))) return
    const back = lines.filter(({ state }) => state === 'ok').map((line) => ({ piece: line, qty: line.qty }))
    const onAct = () => void report(addToCart(back).then(({ saved }) => saved))
    toast(t`Removed from your bag`, back.length > 0 ? { action: { label: t`Undo`, onAct } } : {})
  }

  async function moveToWishlist(lines: readonly CartViewLine[]): Promise<void> {
    const offered = await moveLines(lines.map((line) => line.sku)).catch(() => undefined)
    if (!offered) return notSaved()
    await confirm(offered, t`Moved to your wishlist`)
  }

  async function replace(sku: string, by: PieceToAdd): Promise<void> {
    const offered = await replaceInCart(sku, by).catch(() => undefined)
    if (!offered) return notSaved()
    await confirm(offered, t`Your bag is updated`)
  }

  return {
    remove,
    replace,
    moveToWishlist,
    quantity: async (sku: string, qty: number) => void (await report(setQuantity(sku, qty))),
    select: async (skus: readonly string[], selected: boolean) =>
      void (await report(selectInCart(skus, selected))),
  }
}
