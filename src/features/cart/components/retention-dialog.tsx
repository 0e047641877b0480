import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FilledCart } from '#blocks/cart/cart-contents.ts'
import { Picture } from '#blocks/pictures/picture.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import css from './retention-dialog.module.css'
import { useRefusedStep } from '../use-refused-step.ts'

const SHOWN = 3

interface RetentionDialogProps {
  readonly cart: FilledCart
  readonly onCheckOut: () => void
}

/** Shown at most once a day when the user leaves a filled bag for another page than checkout (spec 4.3). */
export function RetentionDialog({ cart, onCheckOut }: RetentionDialogProps) {
  const { t } = useLingui()
  const { refused, forget } = useRefusedStep()

  function checkOut() {
    forget()
    onCheckOut()
  }

  return (
    <Dialog.Root
      open={refused !== undefined}
      onClose={forget}
      label={t`Leaving your bag?`}
      closeLabel={t`Close`}
      size="small"
    >
      <Dialog.Title>
        <Trans>Leaving so soon?</Trans>
      </Dialog.Title>
      <Dialog.Body>
        <p>
          <Plural
            value={cart.count}
            one="# item is waiting in your bag. Items aren’t reserved, and sizes sell out."
            other="# items are waiting in your bag. Items aren’t reserved, and sizes sell out."
          />
        </p>
        <ul className={css.pieces}>
          {cart.lines.slice(0, SHOWN).map((line) => (
            <li key={line.sku}>
              <Picture of={line.imageUrl} sizes="7rem" alt={line.productsName} widths={[180, 360]} />
            </li>
          ))}
        </ul>
      </Dialog.Body>
      <Dialog.Footer>
        <Button wide data-autofocus onClick={checkOut}>
          <Trans>Check out now</Trans>
        </Button>
        <Button wide look="quiet" onClick={refused}>
          <Trans>Leave for now</Trans>
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  )
}
