import { Trans, useLingui } from '@lingui/react/macro'
import type { CartPiece, CartViewLine } from '#sync/resources/cart-view.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ChangeForm } from './change-form.tsx'
import { useLineProduct } from './use-line-product.ts'

type ChangeSheetProps = {
  readonly open: boolean
  readonly line: CartViewLine
  readonly onClose: () => void
  readonly onTake: (piece: CartPiece, qty: number) => void
}

/** Colours and sizes of the product of a line (spec 2.11): from below on a phone, from the side elsewhere. */
export function ChangeSheet({ open, onClose, ...rest }: ChangeSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet.Root
      open={open}
      onClose={onClose}
      label={t`Change color or size`}
      closeLabel={t`Close`}
      side="end"
      mobileSide="bottom"
    >
      <Sheet.Title>
        <Trans>Change color or size</Trans>
      </Sheet.Title>
      <Contents key={rest.line.sku} {...rest} />
    </Sheet.Root>
  )
}

function Contents({ line, onTake }: Omit<ChangeSheetProps, 'open' | 'onClose'>) {
  const { t } = useLingui()
  const { product, failed, retry } = useLineProduct(line)
  if (product) return <ChangeForm product={product} line={line} onTake={onTake} />
  return (
    <Sheet.Body>
      {failed ? (
        <EmptyState
          title={t`The choices can’t be shown right now`}
          text={t`Your bag stays as it is. Please try again when you’re back online.`}
          action={
            <Button onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton shape="text" lines={3} />
          <Skeleton width="100%" height="2.75rem" />
        </div>
      )}
    </Sheet.Body>
  )
}
