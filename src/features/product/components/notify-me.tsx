import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { NotifyDialog } from '#blocks/product/notify-dialog.tsx'
import type { ProductDetail } from '#contract/product.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { pieceOf } from './piece-of.ts'
import type { Selection } from './selection.ts'

type NotifyMeProps = {
  readonly product: ProductDetail
  readonly selection: Selection | undefined
  /** The whole colour is sold out: this is the main button of the page (spec 4.6). */
  readonly instead: boolean
}

/** Requests a notification for sold-out sizes; renders nothing if all are in stock. */
export function NotifyMe({ product, selection, instead }: NotifyMeProps) {
  const [open, setOpen] = useState(false)
  const soldOut = selection?.sizes.filter((size) => !size.canBuy) ?? []
  if (!selection || soldOut.length === 0 || product.isVirtual) return null
  const pieces = soldOut.map((size) => pieceOf(product, selection.colour, size))
  return (
    <>
      {instead ? (
        <Button wide onClick={() => setOpen(true)}>
          <Trans>Notify me when available</Trans>
        </Button>
      ) : (
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          <Trans>Your size is sold out? Notify me</Trans>
        </Button>
      )}
      <NotifyDialog pieces={pieces} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
