import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useSignedIn } from '../identity/use-signed-in.ts'
import css from './checkout-button.module.css'
import type { Checkout } from './use-checkout.ts'

/** The button to the checkout of guests or members; `CheckoutQuestion` first asks the user for open decisions. */
export function CheckoutButton({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui()
  const id = useId()
  const isSignedIn = useSignedIn()
  const { nothing, busy, go } = checkout
  return (
    <div className={css.checkout}>
      <Button
        wide
        busy={busy === 'form'}
        onClick={() => void go('form')}
        aria-describedby={nothing ? id : undefined}
      >
        {isSignedIn === true ? <Trans>Go to checkout</Trans> : <Trans>Checkout as Guest</Trans>}
      </Button>
      <p id={id} className={css.obstacle} role="alert">
        {nothing ? t`Please select at least one item.` : ''}
      </p>
    </div>
  )
}
