import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { askSignIn } from '../identity/ask-sign-in.ts'
import { PageLink } from '../page/page-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './account-frame.module.css'

/**
 * A page of the account for a guest: opens the login popup again after the user has closed it (spec 2.3). `wanted`: the address
 * that opens after the sign-in.
 */
export function GuestOffer({
  children,
  wanted,
}: {
  readonly children: ReactNode
  readonly wanted?: string | undefined
}) {
  return (
    <div className={css.section}>
      <p>{children}</p>
      <div className={css.links}>
        <Button onClick={() => void askSignIn().catch(() => {})}>
          <Trans>Log in or create an account</Trans>
        </Button>
        {wanted !== undefined && CHECKOUT.test(wanted) && (
          <PageLink href={wanted.replace(CHECKOUT, '/checkout-guest$1')} className={linkClass()}>
            <Trans>Check out as a guest</Trans>
          </PageLink>
        )}
      </div>
    </div>
  )
}

const CHECKOUT = /^\/checkout(\?.*)?$/
