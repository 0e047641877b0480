import { Trans } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { isSized } from '#domain/catalog/variants.ts'
import { Button } from '#ui/button/button.tsx'
import { useOnceTrue } from '../../page/use-once-true.ts'
import { pieceOf } from './piece-of.ts'
import type { Selection } from '../choices/selection.ts'
import { useChoiceWords } from '../choices/use-choice-words.ts'
import { useNotifyDialog } from './use-notify-dialog.ts'
import { onUse } from '../../page/on-use.tsx'

const NotifyDialog = onUse(async () => (await import('./notify-dialog.tsx')).NotifyDialog)

type NotifyMeProps = {
  readonly product: ProductCard
  readonly selection: Selection | undefined
  /** The whole colour is sold out: this is the main button of the page (spec 4.6). */
  readonly instead: boolean
}

/** Requests a notification for sold-out sizes; renders nothing if all are in stock or none will be again. */
export function NotifyMe({ product, selection, instead }: NotifyMeProps) {
  const { show, dialog } = useNotifyDialog(selection?.colour.color.pid)
  const choice = useChoiceWords(product)
  const wanted = useOnceTrue(dialog.open)
  const soldOut = selection?.sizes.filter((size) => !size.canBuy) ?? []
  if (!selection || soldOut.length === 0 || product.isVirtual || product.stopSelling) return null
  const pieces = soldOut.map((size) => pieceOf(product, selection.colour, size))
  return (
    <>
      {instead ? (
        <Button wide onClick={show}>
          <Trans>Notify me when available</Trans>
        </Button>
      ) : (
        <Button look="quiet" size="small" onClick={show}>
          {isSized(product) ? (
            <Trans>Your size is sold out? Notify me</Trans>
          ) : (
            <Trans>Your choice is sold out? Notify me</Trans>
          )}
        </Button>
      )}
      <>{wanted && <NotifyDialog pieces={pieces} choice={choice} {...dialog} />}</>
    </>
  )
}
