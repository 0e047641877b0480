import { useLingui } from '@lingui/react/macro'
import { addToBag } from '#data/bag/bag-actions.ts'
import type { BagPiece } from '#data/bag/bag-view.ts'
import { ask } from '../overlays.ts'
import { useConfirm } from '../sync/use-confirm.ts'

/**
 * Puts pieces in the bag: the bag's panel opens as soon as this device has kept them, the toast waits for the shop's
 * answer (spec 4.6). True once they are kept, network or not.
 */
export function useAddToBag() {
  const { t } = useLingui()
  const confirm = useConfirm()
  return async (pieces: { piece: BagPiece; qty: number }[]): Promise<boolean> => {
    const offered = await addToBag(pieces)
    const kept = offered.saved === 'saved' || offered.saved === 'sent'
    if (kept) void ask('bag-panel')
    void confirm(offered, t`Add to cart success`)
    return kept
  }
}
