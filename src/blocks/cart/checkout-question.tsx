import { Trans, useLingui } from '@lingui/react/macro'
import type { CartViewLine } from '#sync/resources/cart-view.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { OperationRow } from '../sync/operation-row.tsx'
import css from './checkout-question.module.css'
import type { Checkout } from './use-checkout.ts'

/** Asks about changes in the cart that must be decided before checkout, piece by piece (spec 4.14, 8). */
export function CheckoutQuestion({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui()
  return (
    <Dialog.Root
      open={checkout.asking}
      onClose={checkout.stay}
      label={t`Your bag has changed`}
      closeLabel={t`Close`}
      size="small"
      role="alertdialog"
    >
      <Dialog.Title>
        <Trans>Your bag has changed</Trans>
      </Dialog.Title>
      <Dialog.Body>
        <Pieces checkout={checkout} />
      </Dialog.Body>
      <Dialog.Footer>
        <Button wide data-autofocus onClick={() => void checkout.accept()}>
          <GoOn checkout={checkout} />
        </Button>
        <Button wide look="quiet" onClick={checkout.stay}>
          <Trans>Back to the bag</Trans>
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  )
}

function Pieces({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const { gone, repriced } = checkout.before
  const soldOut = gone.filter((line) => line.state === 'sold-out')
  const stopped = gone.filter((line) => line.state === 'stop-selling')
  return (
    <div className={css.parts}>
      <Gone title={t`Please remove sold out product(s)`} lines={soldOut} words={t`Sold Out`} />
      <Gone title={t`Please remove stop selling product(s)`} lines={stopped} words={t`Stop Selling`} />
      {repriced.length > 0 && (
        <section>
          <h3>
            <Trans>The product(s) in shopping bag has been changed, please check</Trans>
          </h3>
          <ul>
            {repriced.map(({ piece, from, to }) => (
              <OperationRow key={piece.sku} subject={piece} words={t`Price changed from ${from} to ${to}`} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Gone({ title, lines, words }: { title: string; lines: readonly CartViewLine[]; words: string }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <OperationRow key={line.sku} subject={line} words={words} />
        ))}
      </ul>
    </section>
  )
}

function GoOn({ checkout }: { checkout: Checkout }) {
  const { gone, rest } = checkout.before
  if (gone.length === 0) return <Trans>Accept and continue</Trans>
  return rest ? <Trans>Remove and continue</Trans> : <Trans>Remove them</Trans>
}
