import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import type { FilledBag } from '#blocks/bag/bag-contents.ts'
import { Picture } from '#blocks/picture.tsx'
import { lastAskedToStay, rememberAskedToStay } from '#data/local/cart-retention.ts'
import { asksToStay } from '#domain/cart/retention.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import css from './retention-dialog.module.css'

const SHOWN = 3

/** Asked once a day of whoever leaves a full bag for anything but checkout (spec 4.3). */
export function RetentionDialog({ bag }: { readonly bag: FilledBag }) {
  const { t } = useLingui()
  const leaving = useBlocker({
    shouldBlockFn: ({ next }) => {
      const now = Date.now()
      if (!asksToStay(next.pathname, lastAskedToStay(), now)) return false
      rememberAskedToStay(now)
      return true
    },
    withResolver: true,
    enableBeforeUnload: false,
  })
  const open = leaving.status === 'blocked'
  const navigate = useNavigate()

  function checkOut() {
    leaving.reset?.()
    void navigate({ to: '/checkout-guest' })
  }

  return (
    <Dialog.Root
      open={open}
      onClose={() => leaving.reset?.()}
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
            value={bag.count}
            one="# piece is waiting in your bag. Bags are not reserved, and sizes do sell out."
            other="# pieces are waiting in your bag. Bags are not reserved, and sizes do sell out."
          />
        </p>
        <ul className={css.pieces}>
          {bag.lines.slice(0, SHOWN).map((line) => (
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
        <Button wide look="quiet" onClick={() => leaving.proceed?.()}>
          <Trans>Leave for now</Trans>
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  )
}
