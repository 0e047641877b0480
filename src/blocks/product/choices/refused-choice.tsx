import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { openOverlay } from '../../overlays.ts'
import { showTray } from '../../sync/show-tray.ts'
import { useRefusedAdd } from '../../sync/use-refusal-toasts.ts'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { isSized } from '#domain/catalog/variants.ts'
import type { Selection } from './selection.ts'

/** The refusal of the chosen piece, beside the button, until the user has resolved it. */
export function RefusedChoice({
  product,
  selection,
}: {
  readonly product: Pick<ProductCard, 'isGiftCard' | 'isGroupVirtual'>
  readonly selection: Selection | undefined
}) {
  const { t } = useLingui()
  const refused = useRefusedAdd(selection?.shown.sku)
  if (!refused || !selection) return null
  const { size } = selection.shown
  const sized = isSized(product)
  const reason = refused.message || t`This change wasn’t accepted.`
  return (
    <Notice
      tone="warn"
      role="status"
      title={
        sized ? (
          <Trans>
            Size {size} was not added: {reason}
          </Trans>
        ) : (
          <Trans>
            {size} was not added: {reason}
          </Trans>
        )
      }
      action={
        <Button size="small" look="outline" onClick={() => showTray(() => void openOverlay('sync'))}>
          <Trans>See your options</Trans>
        </Button>
      }
    >
      {sized ? (
        <Trans>Try another size, or we’ll tell you when this one is back.</Trans>
      ) : (
        <Trans>Try another, or we’ll tell you when this one is back.</Trans>
      )}
    </Notice>
  )
}
