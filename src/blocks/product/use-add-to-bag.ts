import { useLingui } from '@lingui/react/macro'
import { addToBag } from '#data/bag/bag-actions.ts'
import type { BagPiece } from '#data/bag/bag-view.ts'
import { toast } from '#ui/toast/toast.ts'
import { ask } from '../overlays.ts'

/**
 * Puts pieces in the bag and says so: a toast, then the bag's panel (spec 4.6). True once the device has kept them,
 * network or not.
 */
export function useAddToBag() {
  const { t } = useLingui()
  return async (pieces: { piece: BagPiece; qty: number }[]): Promise<boolean> => {
    const saved = await addToBag(pieces)
    // The shop's own words are in the tray.
    if (saved === 'refused') return false
    if (saved === 'not-saved') {
      toast(t`Not saved on this device. We keep trying while this page stays open.`)
      return false
    }
    toast(t`add to cart success`)
    void ask('bag-panel')
    return true
  }
}
