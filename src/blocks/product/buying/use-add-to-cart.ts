import { useLingui } from '@lingui/react/macro'
import { addToCart } from '#sync/cart/cart-actions.ts'
import type { CartPiece } from '#sync/resources/cart-view.ts'
import { openCartAfterAdd } from './open-after-add.ts'
import { useConfirm } from '../../sync/use-confirm.ts'
import { isStored } from '../../sync/use-report-save.ts'
import { useNotSaved } from '../../use-not-saved.ts'

/**
 * Adds pieces to the cart: the bag's panel opens as soon as this device has stored them, the toast waits for the
 * server's response (spec 4.6). True once they are stored, with or without a network; `onStored` runs before the panel
 * opens.
 */
export function useAddToCart(onStored?: () => void) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const notSaved = useNotSaved()
  return async (pieces: { piece: CartPiece; qty: number }[]): Promise<boolean> => {
    const offered = await addToCart(pieces).catch(() => undefined)
    if (!offered) {
      notSaved()
      return false
    }
    if (isStored(offered.saved)) {
      onStored?.()
      openCartAfterAdd(offered)
    }
    void confirm(offered, t`Add to cart success`)
    return isStored(offered.saved)
  }
}
