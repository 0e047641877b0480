import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { PlacedOrder } from '#drafts/placed-orders.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { AccountFields } from './account-fields.tsx'
import css from './account-after-order.module.css'

type AccountAfterOrderProps = { readonly placed: PlacedOrder; readonly order: OrderView }

/** Offers a guest to make an account of the order that is paid; it knows most of what an account needs (spec 2.12). */
export function AccountAfterOrder({ placed, order }: AccountAfterOrderProps) {
  const isSignedIn = useSignedIn()
  const account = useAccountForm(order, placed)
  const section = useRef<HTMLElement>(null)
  const { made, failure, known } = account
  // The pressed button is gone.
  useEffect(() => {
    if (made) section.current?.focus()
  }, [made])
  if (!made && isSignedIn !== false) return null
  return (
    <section ref={section} tabIndex={-1} className={css.account} aria-labelledby="account-offer">
      <h2 id="account-offer" className={css.title}>
        {made ? <Trans>Your account is ready</Trans> : <Trans>Save your details for next time</Trans>}
      </h2>
      {made ? (
        <Made email={order.email} />
      ) : (
        <form className={css.form} noValidate onSubmit={(event) => void account.submit(event)}>
          <Offer email={order.email} />
          <AccountFields account={account} email={order.email} />
          {failure !== undefined && (
            <Notice tone="warn" role="alert">
              {failure}
            </Notice>
          )}
          {known !== undefined && <Known message={known} />}
          <Button type="submit" busy={account.form.formState.isSubmitting}>
            <Trans>Create account</Trans>
          </Button>
        </form>
      )}
    </section>
  )
}

function Offer({ email }: { readonly email: string }) {
  return (
    <p>
      <Trans>
        Choose a password, and this order and its address are kept under <strong>{email}</strong>.
      </Trans>
    </p>
  )
}

function Made({ email }: { readonly email: string }) {
  return (
    <p role="status">
      <Trans>
        You’re signed in, and this order is in your account. We’ve sent a link to <strong>{email}</strong>:
        press it to confirm that the address is yours.
      </Trans>
    </p>
  )
}

function Known({ message }: { readonly message: string }) {
  return (
    <Notice
      tone="info"
      role="alert"
      title={message}
      action={
        <Button size="small" onClick={() => void askSignIn().catch(() => {})}>
          <Trans>Log in</Trans>
        </Button>
      }
    >
      <Trans>Log in instead, and this order is added to your account.</Trans>
    </Notice>
  )
}
